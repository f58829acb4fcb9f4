import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { house } from './house.ts';
import { layOutWrongly } from './wrong-positions.ts';

const COUNT = 20_000;

test.each(Object.values(games))(
  `${COUNT} wrong positions of $id over HTTP: each refused with a place and a reason, or played`,
  { timeout: COUNT * 500 },
  async game => {
    const server = await house();
    const { refused, played } = await layOutWrongly(server.url, game, COUNT, 100, 20);
    expect(refused).toBeGreaterThan(COUNT / 5);
    expect(played).toBeGreaterThan(COUNT / 50);
    await server.close();
  },
);

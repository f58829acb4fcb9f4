import board from '../data/board.json' with { type: 'json' };
import events from '../data/events.json' with { type: 'json' };
import projects from '../data/projects.json' with { type: 'json' };
import { CAP, cheapest, type Situation, touched } from './reading.ts';
import type { Side } from './table.ts';

type Act = Readonly<Record<string, string>>;
const lands = board.territories.map(({ id }) => id);

/** The number of each of the twelve actions. */
const NUMBER: Readonly<Record<string, number>> = {
  ...{ hoplites: 1, galleys: 2, merchants: 3, project: 4, march: 5, sail: 6, besiege: 7, tax: 8 },
  ...{ barter: 9, buy: 9, proxenos: 10, free: 11, civilWar: 12 },
};

/**
 * Every rule that stands against an action in a position, read plainly and from the data: whatever the game names must be among them.
 * It shares nothing with the rules of the game.
 */
export function reasonsAgainst(s: Situation, act: Act): ReadonlySet<string> {
  const me = s.turn;
  const foe: Side = me === 'sparta' ? 'athens' : 'sparta';
  const mine = s.goods[me];
  const cap = CAP[s.round];
  const found = new Set<string>();
  const against = (rule: string, holds: boolean): void => {
    if (holds) found.add(rule);
  };
  const effects = (events.events.find(({ id }) => id === s.event)?.effects ?? []) as unknown as readonly Record<string, never>[];
  const polis = board.poleis.find(({ id }) => id === act.polis);
  const owner = polis === undefined ? null : s.poleis[polis.id].owner;
  const people = (id: string): number =>
    s.poleis[id].population ?? (board.poleis.find(one => one.id === id)?.basePopulation as number);
  const cubes =
    board.poleis.reduce((sum, { id }) => sum + (s.poleis[id].owner === me ? people(id) : 0), 0) +
    Object.values(s.units).reduce((sum, units) => sum + units[me], 0);
  const full = (region: string): boolean => s.units[region][me] >= cap;
  const controlled = (region: string): boolean => s.units[region][foe] > s.units[region][me];
  const routes = s.poleis.korinthos.owner === me ? [...board.seaRoutes, board.isthmus] : board.seaRoutes;
  const number = NUMBER[act.type];
  against('PO-F-g', s.before === number);
  const home = me === 'sparta' ? 'lakedaimon' : 'attika';
  const military = number >= 5 && number <= 8 && !(number === 8 && act.territory === home);
  against('PO-F-h', military && mine.prestige < 1);

  switch (act.type) {
    case 'hoplites':
      against('PO-1-a', owner !== me || polis?.territory === null);
      against('PO-1-b', mine.metal + mine.silver === 0);
      against('PO-1-c', people(act.polis) < 2);
      against('PO-1-d', typeof polis?.territory === 'string' && full(polis.territory));
      break;
    case 'galleys':
      against('PO-2-a', owner !== me || polis?.portSeas.length === 0);
      against('PO-2-b', !(polis?.portSeas ?? []).includes(act.sea as never) || mine.wood + mine.silver === 0);
      against('PO-2-c', people(act.polis) < 2);
      against('PO-2-d', full(act.sea));
      break;
    case 'merchants': {
      const merchants = s.port[me] + Object.values(s.cargo).filter(side => side === me).length;
      against('PO-3-a', owner !== me || polis?.tradePort === null);
      against('PO-3-b', polis?.tradePort === (me === 'sparta' ? 'athenai' : 'sparta'));
      against('PO-3-c', people(act.polis) < 2 || mine.wood + mine.silver === 0);
      against('PO-C-g', merchants >= 8);
      break;
    }
    case 'project': {
      const project = projects.projects.find(({ id }) => id === act.project);
      const cost: Readonly<Record<string, number | undefined>> = project?.cost ?? {};
      const short = ['metal', 'wood', 'wine', 'oil'].reduce((sum, good) => sum + Math.max(0, (cost[good] ?? 0) - mine[good]), 0);
      const fits = (polis?.projectTypes ?? []).includes((project?.type ?? '') as never);
      against('PO-4-a', !s.display.includes(act.project) || owner !== me || !fits);
      against('PO-4-b', s.poleis[act.polis].begun !== undefined);
      against('PO-4-d', (cost.silver ?? 0) + short > mine.silver);
      break;
    }
    case 'march': {
      const to = act.territory;
      const from = lands.filter(land => land !== to && s.units[land][me] > 0);
      // Who could come by land if nobody stood in the way; whom each sea on the way would have to let pass.
      const joined = from.some(land => touched(board.landLinks, [land], () => true).has(to));
      against('PO-5-a', from.length === 0);
      against('PO-5-d', joined);
      against('PO-5-f', from.length > 0);
      against('PO-5-h', full(to));
      break;
    }
    case 'sail':
      against('PO-6-a', !board.seas.some(({ id }) => id !== act.sea && s.units[id][me] > 0));
      against(
        'PO-6-c',
        board.seas.some(({ id }) => id !== act.sea && s.units[id][me] > 0),
      );
      against('PO-6-e', full(act.sea));
      break;
    case 'besiege': {
      const land = polis?.territory ?? null;
      against('PO-7-a', owner === me || polis?.capitalOf !== null || land === null);
      against(
        'PO-7-b',
        land !== null && (s.units[land][me] < (polis?.fortification ?? 0) || s.units[land][me] <= s.units[land][foe]),
      );
      against('PO-C-g', cubes >= 38);
      break;
    }
    case 'tax': {
      const land = board.territories.find(({ id }) => id === act.territory);
      const isAchaia = act.territory === 'achaia';
      against('PO-8-b', isAchaia && s.units.achaia[me] === 0);
      against('PO-8-a', !isAchaia && (s.units[act.territory][me] === 0 || !land?.poleis.some(id => s.poleis[id].owner === me)));
      against('PO-8-c', s.taxed[act.territory] !== undefined);
      break;
    }
    case 'barter':
    case 'buy': {
      const market = board.markets.find(({ id }) => act.space.startsWith(`${id}-`));
      const box = market?.boxes.find(one => `${market.id}-${one.box}` === act.space);
      if (market === undefined || box === undefined) throw new Error(act.space);
      const base = me === 'athens' || s.poleis.pylos.owner === me || s.poleis.gytheion.owner === me;
      const port = me === 'athens' ? ['kyklades'] : ['ionio', 'myrtoo'];
      const open = port.filter(sea => !controlled(sea));
      const reached =
        touched(routes, open, sea => !controlled(sea)).has(market.sea) && !controlled(market.sea) && open.length > 0;
      const gate = { illyria: 'epidamnos', thraki: 'abdera' }[market.id as 'illyria'];
      const price = board.marketValues.rows[String(box.amount) as '3'][s.market[box.demand] - 1];
      against('PO-9-a', s.port[me] === 0);
      against('PO-9-b', box.amount > cap);
      against('PO-9-c', s.cargo[act.space] !== undefined);
      against('PO-9-d', !reached && !(gate !== undefined && s.poleis[gate].owner === me));
      against('PO-9-g', !base);
      against('PO-9-l', act.type === 'barter' && mine[box.demand] < price);
      against('PO-9-n', act.type === 'buy' && mine.silver < box.amount);
      against('PO-9-p', act.type === 'buy' && box.offer !== 'wheat');
      against(
        'PO-F-e',
        effects.some(one => one.op === 'closeSpace' && one.space === act.space),
      );
      break;
    }
    case 'proxenos': {
      const at = board.poleis.find(({ id }) => id === s.proxenos[me]);
      against('PO-10-i', at === undefined);
      against('PO-10-a', at !== undefined && at === polis);
      against('PO-10-e', s.proxenos[foe] === act.polis);
      if (at === undefined || polis === undefined) break;
      const gates = (one: typeof polis): readonly string[] =>
        act.way === 'sea' ? one.portSeas : one.territory === null ? [] : [one.territory];
      const bribes = cheapest(act.way === 'sea' ? routes : board.landLinks, gates(at), region => s.units[region][foe]);
      const sums = gates(polis).flatMap(gate => bribes.get(gate) ?? []);
      against('PO-10-b', sums.length === 0);
      against('PO-10-g', sums.length > 0 && Math.min(...sums) > mine.silver);
      break;
    }
    case 'free': {
      const capital = me === 'sparta' ? 'sparta' : 'athenai';
      const taken = s.proxenos[foe] === capital;
      against('PO-11-a', s.proxenos[me] !== null || (!taken && act.polis !== capital) || mine.silver < 2);
      against('PO-11-b', taken && (owner !== me || s.proxenos[foe] === act.polis));
      break;
    }
    case 'civilWar':
      against('PO-12-a', s.proxenos[me] !== act.polis || owner === me || polis?.capitalOf !== null);
      against('PO-12-b', mine.silver < (owner === null ? 2 : 3) * people(act.polis));
      against('PO-C-g', cubes >= 38);
      break;
  }
  return found;
}

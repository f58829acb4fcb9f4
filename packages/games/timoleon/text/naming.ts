import board from '../data/board.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import { PLACE } from '../rules/materials/board.ts';
import type { Names, Table, Words } from './words.ts';

/** The names of everything, by kind and id. */
export function namesOf({ scenario, names: said, choices }: Words): Readonly<Record<string, Table>> {
  const zones: Record<string, string> = {};
  for (const row of [...board.territories, ...board.seas, ...board.metro])
    zones[row.id] = said.zones[row.id] ?? row[said.language];
  const place: Record<string, string> = { march: said.march };
  for (const id of PLACE.ids) {
    const [zone, part] = id.split('.');
    if (part === 'city') place[id] = said.cityOf.replace('{zone}', zones[zone]);
    else if (part === 'port') place[id] = said.portOf.replace('{zone}', zones[zone]);
    else if (zones[id] !== undefined) place[id] = zones[id];
  }
  const unit: Record<string, string> = { ...said.units };
  for (const [id, name] of Object.entries(said.units)) unit[`${id}-discontented`] = `${name} (${said.discontented})`;
  return {
    seat: said.seats,
    decision: said.decisions,
    owner: { ...said.owners, ...said.seats },
    place,
    zone: zones,
    area: said.areas,
    leader: Object.fromEntries(components.leaders.map(row => [row.id, said.leaders[row.id] ?? row[said.language]])),
    unit,
    option: said.options,
    expedition: said.expeditions,
    choice: choices,
    word: said.words,
    scenario,
    /** By turn: « June 343 », and as a sentence has it. */
    month: dates(({ monthNumber, yearBC }) => `${said.months[monthNumber - 1]} ${yearBC}`),
    date: dates(row => dateOf(said, row)),
    when: dates(row => said.when[row.monthNumber === WINTER ? 1 : 0].replace('{date}', dateOf(said, row))),
    until: dates(row => said.until[row.monthNumber === WINTER ? 1 : 0].replace('{date}', dateOf(said, row))),
  };
}
const WINTER = 12;
const dateOf = ({ date, months }: Names, { monthNumber, yearBC }: (typeof components.calendar)[number]): string =>
  date.replace('{month}', months[monthNumber - 1]).replace('{year}', `${yearBC}`);
const dates = (say: (row: (typeof components.calendar)[number]) => string): Table =>
  Object.fromEntries(components.calendar.map(row => [row.turn, say(row)]));

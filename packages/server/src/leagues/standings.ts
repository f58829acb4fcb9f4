/** A match of a league that was decided: who had the first side, who the second, and how it went. */
export interface Played {
  readonly first: string;
  readonly second: string;
  readonly result: 'first' | 'second' | 'draw' | 'none';
}
export interface Standing {
  readonly person: string;
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The points of those one has beaten, and half of those one has drawn with. */
  readonly sonneborn: number;
  /** How often with the first side, and with the second. */
  readonly firsts: number;
  readonly seconds: number;
}

const pointsIn = (match: Played, person: string): number => {
  if (match.result === 'draw') return 0.5;
  return match.result !== 'none' && match[match.result] === person ? 1 : 0;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Who stands where: by points; those who are level by what they have won from each other, then Sonneborn-Berger, then wins. Who is level in
 * all of it shares the place.
 */
export function standingsOf(people: readonly string[], matches: readonly Played[]): readonly Standing[] {
  const theirs = new Map(people.map(person => [person, [] as Played[]]));
  for (const match of matches) for (const person of [match.first, match.second]) theirs.get(person)?.push(match);
  const ofTheirs = (person: string): readonly Played[] => theirs.get(person) ?? [];
  const points = new Map(people.map(person => [person, sum(ofTheirs(person).map(match => pointsIn(match, person)))]));
  const rows = people.map((person): Omit<Standing, 'place'> => {
    const own = ofTheirs(person);
    const got = own.map(match => pointsIn(match, person));
    const other = ({ first, second }: Played): string => (first === person ? second : first);
    return {
      person,
      points: points.get(person) ?? 0,
      played: own.length,
      won: got.filter(one => one === 1).length,
      drawn: got.filter(one => one === 0.5).length,
      lost: got.filter(one => one === 0).length,
      sonneborn: sum(own.map((match, i) => got[i] * (points.get(other(match)) ?? 0))),
      firsts: own.filter(({ first }) => first === person).length,
      seconds: own.filter(({ second }) => second === person).length,
    };
  });
  const isLevel = ({ first, second }: Played): boolean =>
    points.get(first) !== undefined && points.get(first) === points.get(second);
  const among = new Map(
    people.map(person => [
      person,
      sum(
        ofTheirs(person)
          .filter(isLevel)
          .map(match => pointsIn(match, person)),
      ),
    ]),
  );
  const order = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number =>
    b.points - a.points || (among.get(b.person) ?? 0) - (among.get(a.person) ?? 0) || b.sonneborn - a.sonneborn || b.won - a.won;
  const sorted = [...rows].sort((a, b) => order(a, b) || people.indexOf(a.person) - people.indexOf(b.person));
  return sorted.map(row => ({ ...row, place: 1 + sorted.filter(other => order(other, row) < 0).length }));
}

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

const isIn = ({ first, second }: Played, person: string): boolean => first === person || second === person;
const pointsIn = (match: Played, person: string): number => {
  if (!isIn(match, person)) return 0;
  if (match.result === 'draw') return 0.5;
  return match.result !== 'none' && match[match.result] === person ? 1 : 0;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Who stands where: by points; those who are level by what they have won from each other, then Sonneborn-Berger, then wins. Who is level in
 * all of it shares the place.
 */
export function standingsOf(people: readonly string[], matches: readonly Played[]): readonly Standing[] {
  const points = new Map(people.map(person => [person, sum(matches.map(match => pointsIn(match, person)))]));
  const rows = people.map((person): Omit<Standing, 'place'> => {
    const own = matches.filter(match => isIn(match, person));
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
  const level = (person: string): readonly string[] => people.filter(other => points.get(other) === points.get(person));
  const among = new Map(
    people.map(person => {
      const group = level(person);
      const theirs = matches.filter(({ first, second }) => group.includes(first) && group.includes(second));
      return [person, sum(theirs.map(match => pointsIn(match, person)))];
    }),
  );
  const order = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number =>
    b.points - a.points || (among.get(b.person) ?? 0) - (among.get(a.person) ?? 0) || b.sonneborn - a.sonneborn || b.won - a.won;
  const sorted = [...rows].sort((a, b) => order(a, b) || people.indexOf(a.person) - people.indexOf(b.person));
  return sorted.map(row => ({ ...row, place: 1 + sorted.filter(other => order(other, row) < 0).length }));
}

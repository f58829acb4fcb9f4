import type { Written } from '../../index.ts';
import { LEADER, LEADER_SIDE } from '../../rules/terms/leaders.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';

export type Units = Record<string, number>;
export type Side = 'athens' | 'sparta';
const SIDES: readonly Side[] = ['athens', 'sparta'];
export const sideOf = (unit: string): Side => (/^spartan|^home-guard/.test(unit) ? 'sparta' : 'athens');
const isAllied = (unit: string): boolean => unit.includes('-allied-');
const leaderSide = (leader: string): Side | undefined => SIDES[LEADER_SIDE[LEADER.at(leader)]];
export const BOX = 'going-home';
export const EXPEDITION = 'expedition';
/** These stay whole where one SP stays. */
const STAY = ['home-guard', 'garrison'];
/** These are moved whole. */
const ELITE = ['peltasts', 'sacred-band'];

/**
 * The table of somebody who has the set-up and the log, and nothing else: what he is told he does with his pieces, by the rule that is
 * named. What the game does without a word is missing on his table.
 */
export class Ledger {
  readonly units = new Map<string, Units>();
  readonly leaders: Record<string, string>;
  readonly treasury: Record<Side, number>;
  thebes: number;
  readonly bellicosity: Record<Side, number>;
  sci: Record<Side, number>;
  readonly rebellion: Set<string>;
  readonly ravaged: Set<string>;
  readonly sieges: Record<string, string>;
  points: number;
  player: Side;
  turn: number;
  protected active: Side = 'athens';
  private lead: string | null = null;
  protected fought: string = BOX;

  constructor(start: Written) {
    for (const [space, units] of Object.entries(start.forces)) this.units.set(space, { ...units });
    this.units.set(BOX, { ...start.goingHome });
    this.units.set(EXPEDITION, {});
    this.leaders = { ...start.leaders } as Record<string, string>;
    this.thebes = start.special.thebes;
    this.treasury = { ...start.treasury } as Record<Side, number>;
    this.bellicosity = { ...start.bellicosity } as Record<Side, number>;
    this.sci = { ...start.sci } as Record<Side, number>;
    this.rebellion = new Set(start.rebellion);
    this.ravaged = new Set(start.ravaged);
    this.sieges = { ...start.sieges } as Record<string, string>;
    this.points = start.points;
    this.player = start.player as Side;
    this.turn = start.turn;
  }

  at(place: string): Units {
    const found = this.units.get(place) ?? {};
    this.units.set(place, found);
    return found;
  }
  protected add(place: string, unit: string, count: number): void {
    const here = this.at(place);
    here[unit] = (here[unit] ?? 0) + count;
    if (here[unit] < 0) throw new Error(`${place} has no ${-count} ${unit}`);
    if (here[unit] === 0) delete here[unit];
  }
  protected move(from: string, to: string, unit: string, count: number): void {
    this.add(from, unit, -count);
    this.add(to, unit, count);
  }
  own(place: string, side: Side): [string, number][] {
    return Object.entries(this.at(place)).filter(([unit]) => sideOf(unit) === side);
  }
  private leadersGo(place: string, side: Side): void {
    for (const [leader, where] of Object.entries(this.leaders))
      if (where === place && leaderSide(leader) === side) this.leaders[leader] = BOX;
  }
  protected goHome(place: string, side: Side): void {
    for (const [unit, count] of this.own(place, side))
      if (unit === 'garrison')
        this.add(place, unit, -count); // PW-R171
      else this.move(place, BOX, unit, count);
    this.leadersGo(place, side);
  }
  protected paid(side: string, city: string | undefined, treasury: number): void {
    if (city === 'thebes') this.thebes = treasury;
    else this.treasury[side as Side] = treasury;
  }
  private scored(points: number | readonly number[] | undefined): void {
    if (typeof points === 'number') this.points += points;
  }
  protected setSci(sci: readonly number[] | undefined): void {
    if (sci !== undefined) this.sci = { athens: sci[0], sparta: sci[1] };
  }

  hear(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'activated':
        this.move(event.space, EXPEDITION, event.unit, event.count);
        this.paid(event.side, event.city, event.treasury);
        return this.setsOut(event.side, event.leader);
      case 'route':
        return this.setsOut(event.side, event.leader);
      case 'storm': {
        if (!event.lost) return;
        this.units.set(EXPEDITION, {});
        if (this.lead !== null) this.leaders[this.lead] = BOX;
        return;
      }
      case 'skirmish':
        for (const [party, unit] of Object.entries(event.lost)) {
          this.fought = party === this.active ? EXPEDITION : event.by;
          const all = ELITE.includes(unit ?? '') ? this.at(this.fought)[unit ?? ''] : 1;
          this.add(this.fought, unit ?? '', -all);
        }
        return;
      case 'battle':
        return this.battle(event);
      case 'elite-broken':
        return event.left > 0 ? this.add(this.fought, event.as, event.left) : undefined;
      case 'null-battle':
        return this.goHome(event.space, event.leaves);
      case 'leader-died':
        this.leaders[event.leader] = 'out';
        return;
      case 'commander-home':
        this.leaders[event.leader] = BOX;
        return;
      case 'expedition-ends':
        return this.goHome(EXPEDITION, event.side);
      case 'left-behind':
        return this.move(EXPEDITION, event.space, event.unit, ELITE.includes(event.unit) ? this.at(EXPEDITION)[event.unit] : 1);
      case 'operation-ends':
        for (const [unit, count] of Object.entries(this.at(EXPEDITION))) this.move(EXPEDITION, event.space, unit, count);
        if (this.leaders[event.leader] !== 'out') this.leaders[event.leader] = event.space;
        return;
      case 'ravaged':
        return void this.ravaged.add(event.space);
      case 'ravaged-removed':
        return this.ravaged.clear();
      case 'siege-begins':
        this.sieges[event.space] = event.side;
        return;
      case 'siege-lifted':
        delete this.sieges[event.space];
        return event.side === undefined ? undefined : this.goHome(event.space, event.side);
      case 'siege':
        return this.siege(event);
      case 'going-home':
        return this.leadersGo(event.space, event.side);
      case 'stays':
        for (const [unit, count] of this.own(event.space, event.side))
          if (!STAY.includes(unit))
            this.move(event.space, BOX, unit, unit === event.unit ? (ELITE.includes(unit) ? 0 : count - 1) : count);
        return;
      default:
        return this.hearMore(event);
    }
  }
  protected setsOut(side: Side, leader: string): void {
    this.active = side;
    this.lead = leader;
    this.leaders[leader] = EXPEDITION;
  }
  private battle(event: Extract<PeloponnesianEvent, { kind: 'battle' }>): void {
    if (event.type === 'null') return;
    event.forces.forEach(({ from }, i) => {
      for (const [unit, count] of Object.entries(event.fallen[i])) this.add(from, unit, -count);
    });
    if (event.goesOn) return;
    event.forces.forEach(({ from, side }) => {
      if (side !== 'persia' && side !== event.winner) this.goHome(from, side);
    });
    this.fought = BOX;
    this.setSci(event.sci);
    this.scored(event.points);
  }
  private siege(event: Extract<PeloponnesianEvent, { kind: 'siege' }>): void {
    delete this.sieges[event.space];
    const besieged = event.side === 'athens' ? 'sparta' : 'athens';
    if (event.success) {
      for (const [unit, count] of this.own(event.space, besieged)) this.add(event.space, unit, -count);
      this.leadersGo(event.space, besieged);
    } else this.goHome(event.space, event.side);
    this.setSci(event.sci);
    this.scored(event.points);
    this.paid(event.side, event.city, event.treasury);
  }

  private hearMore(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'placed':
        if (event.rule === 'PW-6.9-c') return this.move('samos', 'chios', event.unit, event.count);
        if ((this.at(BOX)[event.unit] ?? 0) >= event.count) this.add(BOX, event.unit, -event.count);
        return this.add(event.space, event.unit, event.count);
      case 'no-place':
        return this.add(BOX, event.unit, -event.count);
      case 'built':
        this.paid(event.side, event.from, event.treasury);
        return this.add(BOX, event.unit, 1);
      case 'satrap-sends':
        return this.add(BOX, event.unit, event.count);
      case 'rebellion':
        return void this.rebellion.add(event.space);
      case 'rebellion-tested':
        return event.quelled ? void this.rebellion.delete(event.space) : undefined;
      case 'neutral-taken':
        return void this.rebellion.delete(event.space);
      case 'allegiance':
        for (const [unit, count] of Object.entries(this.at(event.space)))
          if (sideOf(unit) !== event.side) this.add(event.space, unit, -count);
        this.units.set(event.space, { ...event.units });
        if (event.side === 'athens' || event.space === 'corinth') this.rebellion.delete(event.space);
        return;
      case 'corcyra':
        if (!event.leaves) return;
        for (const [unit, count] of Object.entries(event.units ?? {})) this.add('corcyra', unit, -count);
        return void this.rebellion.delete('corcyra');
      case 'plague': {
        const here = Math.min(event.lost, this.at('athens')['athenian-hoplite'] ?? 0);
        this.add('athens', 'athenian-hoplite', -here);
        this.add('piraeus', 'athenian-hoplite', here - event.lost);
        if (event.pericles) this.leaders.pericles = 'out';
        return this.paid('athens', undefined, event.treasury);
      }
      case 'alcibiades':
        this.leaders.alcibiades = event.to === 'athens' ? 'athens' : event.to === 'gone' ? 'out' : 'aside';
        return;
      case 'neutral-joins':
        for (const [unit, count] of Object.entries(event.units))
          this.add(event.space, unit, count - (this.at(event.space)[unit] ?? 0));
        return;
      case 'talents':
      case 'income':
      case 'cause-rebellion':
        return this.paid(event.side, event.city, event.treasury);
      case 'egypt':
        return this.paid('athens', undefined, event.treasury);
      case 'commander-drawn':
        this.leaders[event.leader] = event.space;
        return;
      case 'recalled':
        for (const [unit, count] of Object.entries(event.units)) this.move(event.space, BOX, unit, count);
        return;
      case 'helots': {
        if (event.revolt === 'ends') return;
        this.bellicosity.sparta = event.bellicosity;
        const regular = Math.min(event.lost, this.at('sparta')['spartan-hoplite'] ?? 0);
        this.add('sparta', 'spartan-hoplite', -regular);
        return this.add('sparta', 'home-guard', regular - event.lost); // PW1-R9
      }
      case 'thessaly':
        for (const space of ['larisa', 'pharsalus']) {
          for (const [unit, count] of this.own(space, 'athens'))
            if (!event.joins && isAllied(unit)) this.add(space, unit, -count);
          this.rebellion.delete(space);
        }
        if (event.joins) this.units.set('larisa', { ...this.at('larisa'), ...event.units });
        return;
      default:
        return this.hearOfTheTurn(event);
    }
  }
  private hearOfTheTurn(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'bellicosity':
        this.bellicosity[event.side] = event.now;
        return;
      case 'bellicosity-reset':
        for (const side of SIDES) this.bellicosity[side] = event.now;
        return;
      case 'sci-reset':
        this.sci = { athens: 0, sparta: 0 };
        return;
      case 'surrender':
        return this.scored(event.points);
      case 'side-attempt':
        this.player = event.side;
        return;
      case 'turn-ends':
        this.turn = event.turn;
        this.ravaged.clear();
        for (const [leader, where] of Object.entries(this.leaders))
          if (!['out', 'aside'].includes(where)) this.leaders[leader] = 'cup';
        return;
      case 'fallen':
        for (const leader of event.back) this.leaders[leader] = 'cup';
        return;
    }
  }

  /** What differs from the match. */
  differences(now: Written): string[] {
    const found: string[] = [];
    const compare = (what: string, told: unknown, is: unknown): void => {
      if (JSON.stringify(told) !== JSON.stringify(is))
        found.push(`${what}: told ${JSON.stringify(told)}, is ${JSON.stringify(is)}`);
    };
    const sorted = (units: Units): [string, number][] => Object.entries(units).sort();
    const places = { ...now.forces, [BOX]: now.goingHome, [EXPEDITION]: now.operation?.units ?? {} } as Record<string, Units>;
    for (const place of new Set([...this.units.keys(), ...Object.keys(places)]))
      compare(place, sorted(this.at(place)), sorted(places[place] ?? {}));
    for (const [leader, where] of Object.entries(now.leaders))
      if (leader !== now.operation?.leader) compare(leader, this.leaders[leader], where);
    compare('treasury', this.treasury, now.treasury);
    compare('confidence', this.sci, now.sci);
    compare('bellicosity', this.bellicosity, now.bellicosity);
    compare('rebellion', [...this.rebellion].sort(), [...now.rebellion].sort());
    compare('ravaged', [...this.ravaged].sort(), [...now.ravaged].sort());
    compare('sieges', Object.entries(this.sieges).sort(), Object.entries(now.sieges).sort());
    compare('turn', this.turn, now.turn);
    compare('treasury of Thebes', this.thebes, now.special.thebes);
    if (now.players === 'solitaire') {
      compare('points', this.points, now.points);
      compare('player', this.player, now.player);
    }
    return found;
  }
}

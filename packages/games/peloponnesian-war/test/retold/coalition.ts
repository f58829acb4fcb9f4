import type { Written } from '../../index.ts';
import { SICILY, SPACE } from '../../rules/terms/board.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { EXPEDITION, Ledger, type Side, type Units } from './ledger.ts';

const BODIES = ['army', 'navy', 'satrap'];
const isPersian = (unit: string): boolean => unit.startsWith('persian-');
const COUNTS: Readonly<Record<string, Units>> = {
  army: { 'persian-cavalry': 10, 'persian-infantry': 4 },
  navy: { 'persian-naval': 6 },
  satrap: { 'persian-cavalry': 4 },
};

/** The same table with the Persians on it, and what else only The Fall of Sparta has. */
export class CoalitionLedger extends Ledger {
  private readonly where: Record<string, string | null> = { army: null, navy: null, satrap: null };
  private marching: string | null = null;
  private withSatrap = false;

  private bodyAt(space: string): string {
    return BODIES.find(body => this.where[body] === space) ?? '';
  }
  override hear(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'persia-enters':
        for (const { body, space, units } of event.bodies) {
          this.where[body] = space;
          this.units.set(body, { ...units });
          this.rebellion.delete(space);
        }
        return;
      case 'persians-march':
        this.setsOut(event.side, event.leader);
        this.marching = event.body;
        this.units.set(event.body, {});
        this.units.set(EXPEDITION, { ...event.units });
        this.where[event.body] = null;
        return;
      case 'operation-ends':
        return this.marching === null ? super.hear(event) : this.settle(event.space);
      case 'commander-home':
        return this.marching === null || event.rule !== 'PW-5.1.6-f' ? super.hear(event) : this.settle(null);
      case 'skirmish':
        return event.lost.persia === undefined ? super.hear(event) : this.persiansLose(event);
      case 'battle':
        return this.withPersians(event);
      case 'persians-beaten':
        return this.beaten(event.body);
      case 'navy-changes':
        this.settle(null);
        this.withSatrap = true;
        this.units.set('satrap', {});
        this.units.set('navy', { ...event.units });
        this.where.satrap = null;
        this.where.navy = event.space;
        return;
      case 'persians-return':
        this.where[event.body] = event.space;
        if (event.body === 'satrap') this.units.set('satrap', { ...COUNTS.satrap });
        return;
      case 'persians-replace':
        this.units.set(event.body, { ...COUNTS[event.body], ...(event.body === 'navy' && this.withSatrap ? COUNTS.satrap : {}) });
        return;
      case 'persians-leave':
        this.units.set(event.body, {});
        this.where[event.body] = null;
        return;
      default:
        return this.hearOfTheCoalition(event);
    }
  }
  private beaten(body: string): void {
    if (this.marching === body) this.settle(null);
    this.where[body] = null;
  }
  /** The body that marched stands in a space, or waits. */
  private settle(space: string | null): void {
    if (this.marching === null) return;
    this.units.set(this.marching, { ...this.at(EXPEDITION) });
    this.units.set(EXPEDITION, {});
    this.where[this.marching] = space;
    this.marching = null;
  }
  private persiansLose(event: Extract<PeloponnesianEvent, { kind: 'skirmish' }>): void {
    const { persia = '', ...lost } = event.lost;
    this.add(event.against === 'persia' ? this.bodyAt(event.by) : EXPEDITION, persia, -1);
    super.hear({ ...event, lost });
  }
  private withPersians(event: Extract<PeloponnesianEvent, { kind: 'battle' }>): void {
    if (event.type === 'null') return;
    const slot = event.forces.findIndex(({ side }) => side === 'persia');
    if (slot < 0) return super.hear(event);
    const { from } = event.forces[slot];
    for (const [unit, count] of Object.entries(event.fallen[slot]))
      this.add(from === EXPEDITION ? from : this.bodyAt(from), unit, -count);
    const fallen = event.fallen.map((units, i) => (i === slot ? {} : units)) as unknown as typeof event.fallen;
    super.hear({ ...event, fallen });
    if (event.winner === null && from === EXPEDITION) this.settle(event.space);
  }

  private hearOfTheCoalition(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'city-lost':
        this.sci = { ...this.sci, athens: event.sci };
        return;
      case 'kings-peace':
        Object.assign(this.bellicosity, event.bellicosity);
        return;
      case 'garrison':
        return this.add(event.space, 'garrison', event.given ? 1 : -1);
      case 'thebes-freed':
        for (const leader of event.leaders) this.leaders[leader] = 'out';
        return;
      case 'cadmea':
        for (const leader of event.leaders) this.leaders[leader] = 'cup';
        return;
      case 'messenia':
        if (event.count > 0) this.add(event.space, event.unit, event.count);
        return event.garrison > 0 ? this.add(event.space, 'garrison', event.garrison) : undefined;
      case 'egypt-helps':
        this.thebes = event.thebes;
        return this.paid('athens', undefined, event.treasury);
      case 'dionysius':
        if (event.now === 'sicily') for (const space of SICILY) this.rebellion.delete(SPACE.ids[space]);
        return;
      case 'coup-by-surprise':
        if (event.success) this.goHome(event.space, 'athens');
        this.setSci(event.sci);
        return this.paid('sparta', undefined, event.treasury);
      case 'league':
        if (event.ships > 0) this.add(event.space, 'athenian-allied-naval', 1);
        if (event.garrisons > 0) this.add(event.space, 'garrison', 1);
        return void this.rebellion.delete(event.space);
      default:
        return super.hear(event);
    }
  }

  override own(place: string, side: Side): [string, number][] {
    return super.own(place, side).filter(([unit]) => !isPersian(unit));
  }
  override differences(now: Written): string[] {
    const bodies = Object.fromEntries(BODIES.map((body, i) => [body, now.special.persians[i].units]));
    const found = super.differences({ ...now, forces: { ...now.forces, ...bodies }, leaders: ofPlayers(now) } as Written);
    BODIES.forEach((body, i) => {
      const { at } = now.special.persians[i];
      if (at !== this.where[body]) found.push(`${body}: told at ${this.where[body]}, is at ${at}`);
    });
    return found;
  }
}
/** The commanders of the Persians stand with their bodies. */
const ofPlayers = ({ leaders }: Written): Written['leaders'] =>
  Object.fromEntries(
    Object.entries(leaders).filter(([leader]) => !/^(tissaphernes|tiribazus|pharnabazus|persian-conon|conon)$/.test(leader)),
  ) as Written['leaders'];

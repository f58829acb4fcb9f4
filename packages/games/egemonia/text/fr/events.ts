import { die, type Sentences } from '@polemos/kernel';
import { kindOf } from '../../rules/components/kinds.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { counted, phrases, type Thing } from '../phrases.ts';
import { names } from './names.ts';

const { seat, within } = phrases('fr', names);
const THINGS: Readonly<Record<string, Thing>> = {
  military: { a: 'une Option militaire', the: 'l’Option militaire', many: 'Options militaires', feminine: true },
  ascendancy: { a: 'un Ascendant', the: 'l’Ascendant', many: 'Ascendants' },
  coup: { a: 'un Coup d’État', the: 'le Coup d’État', many: 'Coups d’État' },
  'false-alarm': { a: 'une Fausse alerte', the: 'la Fausse alerte', many: 'Fausses alertes', feminine: true },
  'divine-aid': { a: 'l’Aide divine', the: 'l’Aide divine', feminine: true },
  olympics: { a: 'les Jeux olympiques', the: 'les Jeux olympiques', plural: true },
  oligarchs: { a: 'les Oligarques', the: 'les Oligarques', plural: true, known: true },
  'persian-gold': { a: 'l’Or perse', the: 'l’Or perse', known: true },
  brasidas: { a: 'Brasidas', the: 'Brasidas', known: true },
  democrats: { a: 'les Démocrates', the: 'les Démocrates', plural: true, known: true },
  'delian-treasure': { a: 'le Trésor de Délos', the: 'le Trésor de Délos', known: true },
  pericles: { a: 'Périclès', the: 'Périclès', known: true },
};
const listed = counted('fr', THINGS);
const thing = (id: string): Thing => THINGS[kindOf(id)];
/** Of what another lays face down nobody knows which it is: then there is no id. */
export const one = (id: string | number | undefined): string => (id === undefined ? 'un événement' : thing(`${id}`).a);
/** What the Pythia gives is of the same kind as what she took back: one of several is another, the only one is the same. */
const again = ({ back, drawn }: { readonly back: string; readonly drawn: string }): string | null => {
  if (kindOf(back) !== kindOf(drawn)) return null;
  const { many, feminine, plural } = thing(back);
  if (many !== undefined) return `en donne **${feminine ? 'une autre' : 'un autre'}**`;
  return `${plural ? 'les' : feminine ? 'la' : 'le'} rend`;
};
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const theirs = (side: string, id: string): string => thing(id).the + (thing(id).known ? '' : ` de ${seat(side)}`);

/** Where a side has influence: its capital has its own name. */
const of = (where: string, side: string): string => (where === side ? 'dans sa capitale' : within(where));
/** The same, where the sentence names the side by its event: Brasidas alone does not say whose capital it is. */
const by = (where: string, side: string, id: string): string => (thing(id).known ? within(where) : of(where, side));

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Le tour **${turn}** commence.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} tire **${count}** ${count < 2 ? 'événement' : 'événements'}.`
      : `Vous tirez ${listed(secret.events)} ((vous seul le voyez)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} interroge la Pythie et échange un événement. L’Oracle retourne à Delphes.`
      : `La Pythie reprend **${one(secret.back)}** et vous ${again(secret) ?? `donne **${one(secret.drawn)}**`} ((vous seul le voyez)). L’Oracle retourne à Delphes.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} garde l’Oracle.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `(Sparte ${die('sparta', sparta)}, Athènes ${die('athens', athens)})`;
    return who === null
      ? `Les dieux hésitent et l’on relance ${rolls}.`
      : `Les dieux favorisent **${seat(who)}**, qui pose en premier ${rolls}.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} pose un événement ${within(where)}.`
      : `Vous posez **${one(secret.event)}** ${within(where)} ((vous seul le voyez)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} met un événement dans sa case.`
      : `Vous mettez **${one(secret.event)}** dans votre case ((vous seul le voyez)).`,
  revealed: () => 'Tous les événements de la carte sont révélés.',
  comparison: ({ area: where, sparta, athens, result, atHome }) => {
    const alone = (side: string, what: string) =>
      `${capital(by(where, side, what))}, ${theirs(side, what)} ${thing(what).plural ? 'sont' : 'est'} sans opposition.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const at = capital(within(where));
    const both = `${theirs('sparta', sparta)} et ${theirs('athens', athens)}`;
    if (result === 'draw') return `${at}, ${both} font égalité et s’annulent.`;
    if (atHome) return `${at}, ${both} font égalité, et **${seat(result)}** gagne les égalités chez elle.`;
    const [won, lost, loser] = result === 'sparta' ? [sparta, athens, 'athens'] : [athens, sparta, 'sparta'];
    return `${capital(of(where, result))}, **${seat(result)}** gagne : ${thing(won).the} ${thing(won).plural ? 'l’emportent' : 'l’emporte'} sur ${theirs(loser, lost)}.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const { the, plural } = thing(what);
    const verb = (single: string, several: string): string => (plural ? several : single);
    switch (effect) {
      case 'lowers':
        return `${capital(theirs(who, what))} ${verb('ramène', 'ramènent')} à **${levels[foe]}** l’influence de ${seat(foe)} ${of(where, foe)}.`;
      case 'raises':
        return `L’influence de ${seat(who)} ${of(where, who)} monte à **${levels[who]}** grâce à ${the}.`;
      case 'syracuse':
        return `${capital(theirs(who, what))} ${verb('chasse', 'chassent')} **Syracuse** de Sicile, pour toujours.`;
      case 'full':
        return `L’influence de ${seat(who)} ${of(where, who)} est déjà à 2, le maximum : ${the} ${verb('n’ajoute', 'n’ajoutent')} rien.`;
      default:
        return `${capital(theirs(who, what))} ${by(where, who, what)} ${verb('reste', 'restent')} sans effet.`;
    }
  },
  'aid-passes': ({ seat: who }) => `L’Aide divine a servi et passe à **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${capital(thing(what).the)}** ${thing(what).plural ? 'quittent' : 'quitte'} le jeu.`,
  oracle: ({ seat: who }) => `**${seat(who)}** a gagné Delphes et reçoit l’Oracle.`,
  count: ({ sparta, athens }) =>
    `Sparte contrôle des zones d’une valeur de **${sparta}**, Athènes de **${athens}** ; il faut 10 pour gagner.`,
  ended: ({ seat: who }) => (who === null ? 'La guerre finit sans vainqueur.' : `**${seat(who)}** gagne la guerre.`),
};

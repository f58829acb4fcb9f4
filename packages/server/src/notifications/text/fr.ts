import { subjectOf } from '@polemos/kernel';
import { momentIn, type Words } from './words.ts';

const { does, first } = subjectOf('fr');

export const fr: Words = {
  hello: name => `Bonjour ${name},`,
  verify: () => ({
    subject: 'Confirmez votre adresse',
    text: 'Bonjour,\n\nquelqu’un, sans doute vous, a donné cette adresse sur Polemos. Ouvrez ce lien pour la confirmer :',
  }),
  reset: name => ({
    subject: 'Choisissez un nouveau mot de passe',
    text: `Bonjour ${name},\n\nouvrez ce lien dans les deux heures pour choisir un nouveau mot de passe :`,
  }),
  trial: {
    subject: 'Les lettres de Polemos arrivent',
    text: 'Cette lettre est partie de la page d’administration. Il n’y a rien à faire.',
  },
  subjects: {
    turn: table => `À vous de jouer : ${table}`,
    reminder: table => `Le temps presse : ${table}`,
    overdue: table => `Temps écoulé : ${table}`,
    result: table => `La partie est terminée : ${table}`,
    challenge: (table, by) => `${by} vous défie : ${table}`,
    rematch: (table, by) => `${by} veut une revanche : ${table}`,
    substitute: (table, by) => `${by} vous demande de remplacer : ${table}`,
    accepted: (table, by) => `${by} accepte : ${table}`,
    declined: (table, by) => `${by} refuse : ${table}`,
    seat: (table, by) => `${by} a pris place : ${table}`,
    refused: (table, by) => `${by} n’est pas d’accord : ${table}`,
    mention: (table, by) => `${by} vous parle : ${table}`,
    replaced: table => `Quelqu’un joue pour vous : ${table}`,
    back: (table, by) => `${by} est de retour : ${table}`,
  },
  bodies: {
    turn: (table, _, as) => `C’est à vous de jouer${as === '' ? '' : ` (${as})`} à la table « ${table} »`,
    reminder: (table, _, as) => `Vous n’avez pas encore joué${as === '' ? '' : ` (${as})`} à la table « ${table} »`,
    overdue: (table, by) =>
      by === ''
        ? `Votre temps pour le coup à la table « ${table} » est écoulé : qui attend peut réclamer la partie`
        : `Le temps de ${by} à la table « ${table} » est écoulé : vous pouvez réclamer la partie`,
    result: table => `La partie à la table « ${table} » est terminée`,
    challenge: (table, by, as) => `${by} voudrait jouer à « ${table} » avec vous${as === '' ? '' : `, vous avec ${as}`}`,
    rematch: (table, by, as) => `${by} voudrait rejouer à « ${table} », camps inversés${as === '' ? '' : `, vous avec ${as}`}`,
    substitute: (table, by, as) =>
      `${by} vous demande de prendre la place de ${as} à la table « ${table} » : qui l’occupe est absent`,
    accepted: (table, by) => `${by} a accepté et s’assied à la table « ${table} »`,
    declined: (table, by) => `${by} a refusé de venir à la table « ${table} »`,
    seat: (table, by) => `${by} a pris place à votre table « ${table} »`,
    mention: (table, by) => `${by} a écrit à la table « ${table} »`,
    replaced: table =>
      `Votre absence a duré longtemps et les autres ont mis quelqu’un à votre place à la table « ${table} ». Vous pouvez la reprendre à tout moment`,
    back: (table, by) => `${by} a repris sa place à la table « ${table} ». Merci d’avoir assuré le remplacement`,
  },
  proposals: {
    draw: { asks: 'propose la nulle', to: 'la nulle' },
    rewind: { asks: 'propose de revenir en arrière', to: 'revenir en arrière' },
    'hand-over': { asks: 'veut confier sa place à un bot', to: 'confier votre place à un bot' },
    'take-over': { asks: 'veut prendre la place du bot', to: 'prendre la place du bot' },
    replace: { asks: 'propose de remplacer l’absent', to: 'remplacer l’absent' },
  },
  proposed: (table, by, asks) => `${by} ${asks} : ${table}`,
  proposedAt: (table, by, asks) => `${by} ${asks} à la table « ${table} ». Vous y répondez par oui ou par non`,
  refusedAt: (table, by, to) => `${by} refuse votre proposition à la table « ${table} » : ${to}`,
  quotes: ['« ', ' »'],
  against: names => `contre ${names}`,
  list: names => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`),
  turn: n => `Tour ${n}`,
  round: name => `Manche ${name}`,
  asked: (when, ask) => `${when} : ${ask}`,
  until: moment => `Vous avez jusqu’au ${moment}.`,
  wasUntil: moment => `Le temps s’est écoulé le ${moment}.`,
  last: what => `En dernier : ${what}`,
  won: name => `${first(name)} ${does(name, 'a', 'ont')} gagné.`,
  nobodyWon: 'Personne n’a gagné.',
  ended: {
    resigned: seat => `${first(seat)} ${does(seat, 'a', 'ont')} abandonné.`,
    draw: () => 'Nulle par accord.',
    timeout: seat => `${first(seat)} ${does(seat, 'a dépassé son', 'ont dépassé leur')} temps.`,
    arbiter: () => 'Terminée par l’administration.',
    void: () => 'Annulée par l’administration : elle ne compte pas.',
  },
  pace: pace =>
    'days' in pace
      ? `${pace.days === 1 ? 'un jour' : `${pace.days} jours`} par coup`
      : `${pace.minutes} min${pace.increment > 0 ? ` + ${pace.increment} s` : ''}`,
  noClock: 'sans pendule',
  vacation: (name, until) => `${name} est en vacances jusqu’au ${until}`,
  vacationAbout: 'Jusque-là ses pendules sont arrêtées, les vôtres non.',
  league: {
    roundSubject: (league, round, against) => `${league}, journée ${round} : contre ${against}`,
    byeSubject: (league, round) => `${league}, journée ${round} : pas d’adversaire`,
    overSubject: league => `${league} : le championnat est terminé`,
    round: ({ league, round, rounds, as, against }) =>
      `La journée ${round} sur ${rounds} du championnat « ${league} » a commencé : vous jouez avec ${as} contre ${against}.`,
    replay: (league, as, against) =>
      `Votre partie du championnat « ${league} » s’est terminée par une nulle et se rejoue, camps inversés : vous jouez avec ${as} contre ${against}.`,
    bye: (league, round, rounds) =>
      `La journée ${round} sur ${rounds} du championnat « ${league} » a commencé. Vous n’avez pas d’adversaire pour cette journée.`,
    deadline: moment => `La partie doit être terminée avant le ${moment}.`,
    lateSubject: ({ league, round, first, second }) => `${league}, journée ${round} : ${first} – ${second} est en retard`,
    late: ({ league, round, first, second }, moment) =>
      `La partie ${first} – ${second} de la journée ${round} du championnat « ${league} » devait être terminée avant le ${moment}.`,
    lateDecide: 'C’est vous qui organisez : tranchez la partie ou accordez du temps.',
    lateWait: organiser => `${organiser}, qui organise, tranche la partie ou accorde du temps.`,
    over: league => `Le championnat « ${league} » est terminé.`,
    won: name => `${name} l’a gagné.`,
    youWon: 'Vous l’avez gagné.',
    nobodyWon: 'Personne ne l’a gagné seul.',
    place: (place, of) => `Vous finissez à la ${place === 1 ? '1re' : `${place}e`} place sur ${of}.`,
  },
  digest: n => (n === 1 ? 'Polemos aujourd’hui : une nouvelle' : `Polemos aujourd’hui : ${n} nouvelles`),
  stop: 'Pour ne plus recevoir ces lettres, ouvrez ce lien :',
  moment: momentIn('fr'),
};

import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

/** PW-10.3: what only The First Peloponnesian War says. */
export const firstWar = {
  events: {
    thessaly: ({ joins, units }) =>
      `La Tessaglia ${joins ? 'si unisce ad **Atene**' : 'torna **neutrale**'}${Object.keys(units).length === 0 ? '' : ` con ${p.units(units)}`}. {{PW-E1-3}}`,
    egypt: ({ talents, treasury, building }) =>
      `La rivolta in Egitto costa ad Atene **${p.talents(talents)}** talenti${building ? '' : '; in questo turno non costruisce nulla'}. Tesoro: ${p.talents(treasury)}. {{PW-E1-5}}`,
    agenda: ({ die, space, rule }) =>
      `Sparta perde 1 punto di bellicosità se alla fine del turno non controlla **${p.space(space)}**${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}. ${p.rule(rule)}`,
    'long-walls': ({ hostages, raised, rule }) =>
      raised
        ? `Atene ricostruisce le **Lunghe Mura**${hostages ? ' e gli ostaggi delle due parti tornano a casa' : ''}. ${p.rule(rule)}`
        : `Le Lunghe Mura sono in piedi; gli **ostaggi** tornano a casa. ${p.rule(rule)}`,
    plataea: () =>
      'La prima operazione di Sparta deve essere contro **Platea**, con 2 opliti, 5 opliti alleati (tre da Tebe) e 4 punti di cavalleria. {{PW-E1-10}}',
    'no-effect': ({ rule }) => `L’evento non ha effetto. ${p.rule(rule)}`,
    fallen: ({ side, leader, back }) =>
      `Dei comandanti caduti di ${p.side(side)} è morto **${p.leader(leader)}**; ${p.all(back.map(p.leader))} ${back.length === 1 ? 'torna' : 'tornano'} nella tazza. {{PW-E1-9-b}}`,
  },
  asks: {},
  actions: {},
  refusals: {
    'PW-0.2-b': 'Queste unità appartengono a un altro scenario.',
    'PW-10.3.3-c': 'La Tessaglia neutrale non può essere un obiettivo.',
    'PW-E1-4-a': 'In questo turno la parte può compiere solo due operazioni.',
    'PW-E1-10':
      'La prima operazione di Sparta deve essere contro Platea, con 2 opliti, 5 opliti alleati (tre da Tebe) e 4 punti di cavalleria.',
    'PW-E1-5': 'Dopo la seconda rivolta in Egitto Atene non costruisce nulla in questo turno.',
  },
  outcomes: {
    'PW-10.3.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Le due parti sono esauste: la guerra finisce in **parità**' : `La bellicosità dell’altra parte è esaurita: vince **${p.side(winner)}**`} nel turno ${turn}.`,
    'PW-10.3.5-b': ({ turn }) => `La guerra finisce senza vincitori dopo il turno ${turn}: **parità**.`,
    'PW-10.3.4-b': ({ turn }) => `La pace dei trent’anni è conclusa nel turno ${turn}: **parità**.`,
    'PW-R128': ({ winner, turn }) => `Uno spazio nazionale è caduto: vince **${p.side(winner)}** nel turno ${turn}.`,
  },
} satisfies TextPart;

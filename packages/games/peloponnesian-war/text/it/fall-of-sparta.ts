import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

export const ROLE: Readonly<Record<string, string>> = { athens: 'Atene', thebes: 'Tebe', 'anti-sparta': 'Anti-Sparta' };
export const BODY: Readonly<Record<string, string>> = {
  army: 'l’esercito persiano',
  navy: 'la flotta persiana',
  satrap: 'Farnabazo',
};
const CITY: Readonly<Record<string, string>> = { athens: 'Atene', thebes: 'Tebe' };
const HARMOST: Readonly<Record<string, string>> = { sphodrias: 'Sfodria', phoebidas: 'Febida' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const body = (id: unknown): string => BODY[String(id)] ?? '';
const Body = (id: unknown): string => capital(body(id));

/** PW-10.5: what only The Fall of Sparta says. */
export const fallOfSparta = {
  events: {
    role: ({ role, die, modifiers, sum, sci, joins, rule }) =>
      `La fiducia della Coalizione è ${p.number(sci)}${die === null ? '' : ` (${p.rolled([p.die('athens', die)], modifiers, sum)})`}. In questo turno la Coalizione è **${ROLE[role]}**${joins ? '; Atene non è più neutrale' : ''}. ${p.rule(rule)}`,
    confidence: ({ sci, die, result, rule }) =>
      `La fiducia di Sparta è ${p.number(sci)}${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}: ${result === 'nothing' ? 'non accade nulla' : result === 'talents' ? 'gli alleati pagano' : result === 'corinth' ? '**Corinto** passa a Sparta' : 'Corinto è perduta, e il Re manda **600 talenti** per unità alleate'}. ${p.rule(rule)}`,
    'city-lost': ({ space, sci }) =>
      `**${p.space(space)}** è in mano spartana: la fiducia della Coalizione scende a ${p.number(sci)}. {{PW-10.5.4.5-IX-a}}`,
    'persia-enters': ({ bodies, rule }) =>
      `**La Persia entra in guerra**: ${bodies.map(one => `${body(one.body)} a ${p.space(one.space)} (${p.units(one.units)})`).join(', ')}. ${p.rule(rule)}`,
    'persians-march': ({ body: who, side, from, space, units, rule }) =>
      `${p.side(side)} manda ${body(who)} (${p.units(units)}) da ${p.space(from)} a **${p.space(space)}**. ${p.rule(rule)}`,
    'no-auguries': () =>
      'L’esercito persiano si è mosso: la prossima operazione della Coalizione non chiede auguri. {{PW-10.5.4.6-III-e}}',
    'persians-beaten': ({ body: who, leader, rule }) =>
      `${Body(who)} è ${who === 'navy' ? 'sconfitta' : 'sconfitto'} e torna a casa${leader === undefined ? '' : `; **${p.leader(leader)}** prende il comando`}. ${p.rule(rule)}`,
    'navy-changes': ({ space, units, rule }) =>
      `Conone lascia il servizio del Re per la tazza di Atene; **Farnabazo** conduce la flotta (${p.units(units)}) a ${p.space(space)}, e la muove Sparta. ${p.rule(rule)}`,
    'persians-return': ({ body: who, space, rule }) => `${Body(who)} è di nuovo a **${p.space(space)}**. ${p.rule(rule)}`,
    'persians-replace': ({ body: who, space, count, rule }) =>
      `${Body(who)} rimpiazza le perdite a ${p.space(space)}: ${p.strength(count)}. ${p.rule(rule)}`,
    'persians-leave': ({ body: who, rule }) => `${Body(who)} lascia il gioco per sempre. ${p.rule(rule)}`,
    'kings-peace': ({ bellicosity }) => {
      const { athens, sparta } = bellicosity;
      return `Ad Atene sono tagliati i rifornimenti di grano, e segue **la Pace del Re**. La bellicosità è ora ${athens} per la Coalizione e ${sparta} per Sparta. {{PW-10.5.4.7-a}}`;
    },
    garrison: ({ space, given, left, rule }) =>
      `${given ? `Una guarnigione tiene **${p.space(space)}**` : `La Coalizione abbandona **${p.space(space)}**`} ((ne ${left === 1 ? 'resta' : 'restano'} ${left})). ${p.rule(rule)}`,
    'thebes-freed': () =>
      '**Tebe è libera**: il tempo degli esuli è finito, Pelopida ed Epaminonda lasciano il gioco. {{PW-E2-5-b}}',
    messenia: ({ space, count, unit, garrison }) =>
      `**La Messenia è libera**: a ${p.space(space)} nasce Megalopoli con ${p.count(count, unit)}${garrison > 0 ? ' e una guarnigione' : ''}. {{PW-10.5.4.8-a}}`,
    cinadon: ({ die, revolt }) =>
      `${revolt ? 'Cinadone solleva una **rivolta**: nessuna unità spartana può essere attivata in questo turno' : 'Cinadone è scoperto'} (${p.thrown([p.die('sparta', die)])}). {{PW-E2-2}}`,
    'egypt-helps': ({ talents, thebes, treasury }) =>
      `Tebe e Atene ricevono ${p.talents(talents)} talenti ciascuna. Tesori: Tebe ${p.talents(thebes)}, Atene ${p.talents(treasury)}. {{PW-E2-3}}`,
    dionysius: ({ now, die, rule }) =>
      `${now === 'carthage' ? `**Cartagine vince** la guerra${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}: nessuno va più in Sicilia` : now === 'syracuse' ? `**Siracusa vince** la guerra con Cartagine${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}` : '**Tutta la Sicilia** è ormai spartana, e paga 400 talenti per turno'}. ${p.rule(rule)}`,
    'coup-by-surprise': ({ harmost, chosen, space, die, modifiers, sum, success, rule }) =>
      `**${HARMOST[harmost]}**${chosen === null ? '' : `, mandato dal dado (${p.thrown([p.die('sparta', chosen)])}),`} ${success ? `prende **${p.space(space)}**; chi è dentro torna a casa` : `non riesce a prendere ${p.space(space)}`} (${p.rolled([p.die('sparta', die)], modifiers, sum)}, serve 4 o più). ${p.rule(rule)}`,
    league: ({ space, ships, garrisons }) =>
      `**${p.space(space)}** entra nella lega navale ${ships > 0 ? 'con una nave alleata' : 'senza navi, perché non ne restano'} e ${garrisons > 0 ? 'con una guarnigione' : 'senza guarnigione, perché non ne restano'}. {{PW-E2-5-a}}`,
    cadmea: ({ leaders }) =>
      `Sparta tiene la **Cadmea**: finché Tebe non è liberata la Coalizione è Atene${leaders.length === 0 ? '' : `; ${p.all(leaders.map(p.leader))} ${leaders.length === 1 ? 'va' : 'vanno'} nella sua tazza`}. {{PW-E2-5-b}}`,
    cunaxa: ({ die }) => `Ciro è morto, e i Diecimila vanno verso il mare (${p.thrown([p.die('sparta', die)])}). {{PW-E2-8}}`,
    'gold-mine': ({ die, side, talents }) =>
      `${side === 'sparta' ? 'Sparta' : 'La Coalizione'} trova oro per ${p.talents(talents)} talenti (${p.thrown([p.die(side, die)])}). {{PW-E2-12}}`,
  },
  asks: {
    gift: ({ left }) => ({
      caption: 'Oro persiano',
      title: 'Dove vanno i nuovi alleati?',
      body: `Piazza ${p.strength(Number(left))} di alleati in spazi che Sparta controlla; in ciascuno al massimo due opliti e due navi.`,
    }),
    goldMine: ({ talents }) => ({
      caption: 'Miniera d’oro',
      title: 'A quale tesoro va l’oro?',
      body: `I ${p.talents(talents)} talenti vanno ad Atene o a Tebe.`,
    }),
    islands: ({ left }) => ({
      caption: 'La lega navale',
      title: 'Quale isola entra nella lega?',
      body: `${Number(left) === 1 ? 'Ancora un’isola blu' : `Fino a ${left} altre isole blu`} senza unità spartane: una nave e una guarnigione ciascuna.`,
    }),
    persiansFirst: ({ army, navy }) => ({
      caption: 'Persia',
      title: 'I Persiani si muovono?',
      body: `Al posto della tua prima operazione e senza costo${army === null ? '' : `: l’esercito a ${p.space(army)}, entro quattro spazi da Sardi; poi la tua prossima operazione non chiede auguri`}${navy === null ? '' : `${army === null ? ':' : ';'} la flotta a ${p.space(navy)}`}.`,
    }),
    manning: ({ left, spaces }) => ({
      caption: 'Guarnigioni',
      title: left === 0 ? 'Abbandonare uno spazio per una guarnigione?' : 'Dove vanno le guarnigioni?',
      body: `Spazi presi e senza guarnigione: ${p.spaces(spaces)}. Guarnigioni disponibili: ${left}.`,
    }),
  },
  actions: {
    persianArmy: ({ space }) => `Manda l’esercito persiano a **${p.space(space)}**`,
    persianNavy: ({ space }) => `Manda la flotta persiana a **${p.space(space)}**`,
    stay: () => 'Lascia i Persiani dove sono',
    persians: ({ body: who, space, side }) => `Combatti la battaglia fra ${body(who)} e ${p.side(side)} a **${p.space(space)}**`,
    enlist: ({ unit, space }) => `Recluta **${p.count(1, unit)}** a ${p.space(space)}`,
    raise: ({ unit, from }) =>
      `${String(unit).endsWith('naval') ? 'Costruisci' : 'Recluta'} **${p.count(1, unit)}** (paga ${CITY[String(from)]})`,
    fund: ({ from }) => `Dai l’oro a **${CITY[String(from)]}**`,
    found: ({ space }) => `Fa’ entrare **${p.space(space)}** nella lega`,
    man: ({ space }) => `Metti una guarnigione a **${p.space(space)}**`,
    abandon: ({ space }) => `Abbandona **${p.space(space)}**`,
  },
  refusals: {
    'PW-0.3-b': 'Un’unità d’élite non si divide mai.',
    'PW-10.5-b': 'In questo turno la Coalizione è Tebe: ha unità tebane e alleate, non ateniesi.',
    'PW-10.5-c': 'In questo turno la Coalizione è Atene: ha solo unità ateniesi.',
    'PW-10.5-e': 'Prima di’ se i Persiani si muovono.',
    'PW-10.5-f':
      'Una guarnigione va dove la Coalizione ha catturato uno spazio; si abbandona solo dove sta da sola e nessuna è rimasta.',
    'PW-10.5.4.2-a': 'In questa guerra ogni ribellione è contro Sparta.',
    'PW-10.5.4.5-I-b': 'La Coalizione non nomina uno spazio suo, se non vi è un nemico.',
    'PW-10.5.4.5-III-a':
      'Tebe recluta Tebani e Atene Ateniesi, ciascuna coi propri talenti, e in più gli alleati; solo insieme l’una o l’altra paga per tutti.',
    'PW-10.5.4.5-IV-b': 'Finché Atene è neutrale, gli Ateniesi non attaccano Spartani.',
    'PW-10.5.4.5-IV-c': 'Finché Atene è neutrale, non assedia uno spazio spartano.',
    'PW-10.5.4.5-IV-d':
      'Finché Atene è neutrale, Sparta non attacca né la città, né spazi blu entro due spazi da essa, né Ateniesi.',
    'PW-10.5.4.5-V-a': 'Gli Spartani caduti sono perduti per sempre.',
    'PW-10.5.4.5-VII-b': 'Il Re paga opliti e navi alleati in spazi che Sparta controlla, al più due di un tipo in ciascuno.',
    'PW-10.5.4.5-IX-b': 'Perdute Atene e Tebe, si possono reclutare solo alleati.',
    'PW-10.5.4.5-IX-c': 'Tebe accoglie gli Ateniesi solo finché è libera.',
    'PW-10.5.4.6-I': 'Questi Persiani non ci sono, o si sono mossi.',
    'PW-10.5.4.6-III-d': 'L’esercito persiano resta entro quattro spazi di terra o costieri da Sardi.',
    'PW-10.5.4.6-IV-a': 'La flotta persiana è della Coalizione sotto Conone, di Sparta sotto Farnabazo.',
    'PW-10.5.4.6-IV-c': 'Cizico persiana non è un obiettivo.',
    'PW-10.5.4.6-IV-f': 'Sotto Farnabazo la flotta resta entro due spazi da Cizico.',
    'PW-11-k': 'I Tebani vanno a Tebe, o in spazi amici entro tre spazi da essa.',
    'PW-E2-12': 'L’oro va ad Atene o a Tebe.',
    'PW-E2-2': 'Rivolta di Cinadone: nessuna unità spartana può essere attivata in questo turno.',
    'PW-E2-4-b': 'Cartagine ha vinto: la Sicilia è chiusa.',
    'PW-E2-5-a': 'Nella lega entra solo un’isola blu senza unità spartane o persiane e senza guarnigione.',
  },
  outcomes: {
    'PW-10.5.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Entrambe le parti sono esauste: **vince la Persia**, entrambi i giocatori perdono' : `La bellicosità dell’altra parte è esaurita: vince **${winner === 'sparta' ? 'Sparta' : 'la Coalizione'}**`} nel turno ${turn}.`,
    'PW-10.5.5-b': ({ turn }) => `La guerra è indecisa dopo il turno ${turn}: **parità**.`,
  },
} satisfies TextPart;

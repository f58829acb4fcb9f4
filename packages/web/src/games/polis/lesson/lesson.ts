import { type Lesson, type LessonStep, said, step, type Three } from '../../../tutorial/lesson.ts';

const row = (good: string, n: string, name: Three): LessonStep =>
  step(
    { type: 'assign', row: good },
    [
      `Put hoplite ${n} on **${name[0]}**. {{PO-8-d}}`,
      `Metti l’oplita ${n} su **${name[1]}**. {{PO-8-d}}`,
      `Mettez l’hoplite ${n} sur **${name[2]}**. {{PO-8-d}}`,
    ],
    [`Click the row ${name[0]}.`, `Clicca la riga ${name[1]}.`, `Cliquez la rangée ${name[2]}.`],
  );
const SILVER: Three = ['silver', 'argento', 'argent'];
const METAL: Three = ['metal', 'metallo', 'métal'];
const WINE: Three = ['wine', 'vino', 'vin'];

/** A guided first round: both sides collect, trade for wheat, build a little, pass, and feed their people. */
export const lesson: Lesson = {
  game: 'polis',
  parts: [
    {
      title: said(['The first round', 'Il primo round', 'La première manche']),
      scenario: 'full',
      seats: ['sparta', 'athens'],
      opening: ['theatre', 'statue-of-an-ephebe', 'socrates', 'r3-03'],
      steps: [
        step(
          { type: 'tax', territory: 'lakedaimon' },
          [
            'You play both sides. Sparta begins: two different actions make a turn. At home **taxes** cost nothing. {{PO-8-f}}',
            'Giochi le due parti. Comincia Sparta: due azioni diverse fanno un turno. In patria i **tributi** non costano nulla. {{PO-8-f}}',
            'Vous jouez les deux camps. Sparte commence : deux actions différentes font un tour. Chez soi les **tributs** ne coûtent rien. {{PO-8-f}}',
          ],
          [
            'Choose **Collect taxes**, then click Lakedaimon.',
            'Scegli l’azione 8, poi clicca Lakedaimon.',
            'Choisissez l’action 8, puis cliquez Lakedaimon.',
          ],
        ),
        row('silver', '1', SILVER),
        row('silver', '2', SILVER),
        row('metal', '3', METAL),
        step(
          { type: 'buy', space: 'illyria-1' },
          [
            'Two on silver gave 3, one on metal 1. Now food: silver buys **wheat** one for one. Only Illyria lies open to Sparta. {{PO-9-n}}',
            'Due sull’argento hanno dato 3, uno sul metallo 1. Ora il cibo: l’argento compra **grano** uno per uno. Solo l’Illiria è aperta a Sparta. {{PO-9-n}}',
            'Deux sur l’argent ont donné 3, un sur le métal 1. Maintenant le pain : l’argent achète du **blé** un pour un. Seule l’Illyrie est ouverte à Sparte. {{PO-9-n}}',
          ],
          [
            'Choose **Trade: silver → wheat**, then Illyria.',
            'Scegli l’azione 9 con argento, poi Illyria.',
            'Choisissez l’action 9 avec argent, puis Illyria.',
          ],
          [2, 3],
        ),
        step(
          { type: 'merchants', polis: 'athenai' },
          [
            'Athens has one merchant; each trade needs one. An inhabitant becomes a **merchant**, and eats no more. {{PO-3-c}}',
            'Atene ha un mercante; ogni scambio ne vuole uno. Un abitante diventa **mercante**, e non mangia più. {{PO-3-c}}',
            'Athènes a un marchand ; chaque échange en demande un. Un habitant devient **marchand**, et ne mange plus. {{PO-3-c}}',
          ],
          [
            'Choose **Create merchants**, then Athenai.',
            'Scegli l’azione 3, poi Athenai.',
            'Choisissez l’action 3, puis Athenai.',
          ],
        ),
        step(
          { type: 'raise', with: 'good' },
          [
            'Pay with wood; silver would do too. {{PO-K-h}}',
            'Paga in legno; andrebbe anche l’argento. {{PO-K-h}}',
            'Payez en bois ; l’argent conviendrait aussi. {{PO-K-h}}',
          ],
          ['Press the first button.', 'Premi il primo pulsante.', 'Pressez le premier bouton.'],
        ),
        step(
          { type: 'done' },
          ['One is enough.', 'Uno basta.', 'Un seul suffit.'],
          ['Press **Done**.', 'Premi l’ultimo pulsante.', 'Pressez le dernier bouton.'],
        ),
        step(
          { type: 'barter', space: 'thraki-1' },
          [
            'Barter: 3 metal for 3 wheat. Afterwards a die makes metal dearer. {{PO-9-m}}',
            'Baratto: 3 metallo per 3 grano. Poi un dado rincara il metallo. {{PO-9-m}}',
            'Troc : 3 métal contre 3 blé. Ensuite un dé renchérit le métal. {{PO-9-m}}',
          ],
          [
            'Choose **Trade**, then the first space of Thraki.',
            'Scegli l’azione 9, poi la prima casella di Thraki.',
            'Choisissez l’action 9, puis la première case de Thraki.',
          ],
          [2],
        ),
        step(
          { type: 'hoplites', polis: 'pylos' },
          [
            'Sparta again. People under arms eat nothing: Pylos raises a **hoplite**. {{PO-1-b}}',
            'Di nuovo Sparta. Chi è in armi non mangia: Pylos arruola un **oplita**. {{PO-1-b}}',
            'Sparte à nouveau. Qui porte les armes ne mange pas : Pylos lève un **hoplite**. {{PO-1-b}}',
          ],
          ['Choose **Create hoplites**, then Pylos.', 'Scegli l’azione 1, poi Pylos.', 'Choisissez l’action 1, puis Pylos.'],
        ),
        step(
          { type: 'raise', with: 'good' },
          [
            'One metal, one inhabitant; one must stay. {{PO-1-c}}',
            'Un metallo, un abitante; uno deve restare. {{PO-1-c}}',
            'Un métal, un habitant ; un doit rester. {{PO-1-c}}',
          ],
          ['Press the first button.', 'Premi il primo pulsante.', 'Pressez le premier bouton.'],
        ),
        step(
          { type: 'project', project: 'statue-of-an-ephebe', polis: 'sparta' },
          [
            'A **project** is paid now and brings prestige when the round ends. {{PO-4-e}}',
            'Un **progetto** si paga ora e dà prestigio alla fine del round. {{PO-4-e}}',
            'Un **projet** se paie maintenant et rapporte du prestige à la fin de la manche. {{PO-4-e}}',
          ],
          [
            'Click the tile of the Ephebe below the map, then Sparta.',
            'Clicca la tessera dell’Efebo sotto la mappa, poi Sparta.',
            'Cliquez la tuile de l’Éphèbe sous la carte, puis Sparte.',
          ],
        ),
        step(
          { type: 'pay' },
          ['Two wood. {{PO-4-d}}', 'Due legni. {{PO-4-d}}', 'Deux bois. {{PO-4-d}}'],
          ['Press the first button.', 'Premi il primo pulsante.', 'Pressez le premier bouton.'],
        ),
        step(
          { type: 'tax', territory: 'attika' },
          ['Athens collects at home, too.', 'Anche Atene riscuote in patria.', 'Athènes lève aussi chez elle.'],
          ['Choose **Collect taxes**, then Attika.', 'Scegli l’azione 8, poi Attika.', 'Choisissez l’action 8, puis Attika.'],
        ),
        row('wine', '1', WINE),
        row('wine', '2', WINE),
        row('wine', '3', WINE),
        step(
          { type: 'barter', space: 'aigyptos-1' },
          [
            'Three on one row give 6. Now oil for the wheat of Egypt, by seas that no enemy controls. {{PO-9-d}}',
            'Tre su una riga danno 6. Ora olio per il grano d’Egitto, per mari che nessun nemico controlla. {{PO-9-d}}',
            'Trois sur une rangée donnent 6. Maintenant de l’huile contre le blé d’Égypte, par des mers qu’aucun ennemi ne contrôle. {{PO-9-d}}',
          ],
          ['Choose **Trade**, then Aigyptos.', 'Scegli l’azione 9, poi Aigyptos.', 'Choisissez l’action 9, puis Aigyptos.'],
          [1],
        ),
        step(
          { type: 'pass' },
          [
            'Sparta passes first: from now on Athens would pay a good for each action. {{PO-F-k}}',
            'Sparta passa per prima: d’ora in poi Atene pagherebbe una merce per azione. {{PO-F-k}}',
            'Sparte passe la première : désormais Athènes paierait un bien par action. {{PO-F-k}}',
          ],
          ['Press **Pass**.', 'Premi **Passa**.', 'Pressez **Passer**.'],
        ),
        step(
          { type: 'pass' },
          ['Athens has what it needs.', 'Atene ha ciò che le serve.', 'Athènes a ce qu’il lui faut.'],
          ['Press **Pass**.', 'Premi **Passa**.', 'Pressez **Passer**.'],
        ),
        step(
          { type: 'payPrestige' },
          [
            'The six phases. The statue is done: +1. Sparta has 6 people and 3 wheat: 3 prestige pay the rest, 1 is left. {{PO-E2-b}}',
            'Le sei fasi. La statua è compiuta: +1. Sparta ha 6 abitanti e 3 grano: 3 prestigio pagano il resto, ne resta 1. {{PO-E2-b}}',
            'Les six phases. La statue est achevée : +1. Sparte a 6 habitants et 3 blé : 3 prestige paient le reste, il en reste 1. {{PO-E2-b}}',
          ],
          ['Pay the prestige.', 'Paga il prestigio.', 'Payez le prestige.'],
        ),
        step(
          { type: 'grow', polis: 'athenai' },
          [
            'Athens has wheat left: one for each new inhabitant. {{PO-E3-a}}',
            'Ad Atene resta grano: uno per ogni nuovo abitante. {{PO-E3-a}}',
            'Athènes a encore du blé : un par nouvel habitant. {{PO-E3-a}}',
          ],
          ['Click Athenai.', 'Clicca Athenai.', 'Cliquez Athenai.'],
        ),
        step(
          { type: 'done' },
          [
            'What is kept is halved by rot: enough for this lesson. {{PO-E5-a}}',
            'Ciò che si tiene si dimezza: per questa lezione basta. {{PO-E5-a}}',
            'Ce qu’on garde est réduit de moitié : cela suffit pour cette leçon. {{PO-E5-a}}',
          ],
          ['Press **Done**.', 'Premi l’ultimo pulsante.', 'Pressez le dernier bouton.'],
        ),
      ],
      end: said([
        'Sparta lives on its last prestige, Athens grows. Three rounds remain: you know how a round goes.',
        'Sparta vive del suo ultimo prestigio, Atene cresce. Restano tre round: ora sai come scorre un round.',
        'Sparte vit de son dernier prestige, Athènes croît. Restent trois manches : vous savez comment va une manche.',
      ]),
    },
  ],
};

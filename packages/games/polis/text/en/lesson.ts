/** A guided first round: what is said before each move, and what to click. */
export const lesson = {
  title: 'The first round',
  end: 'Sparta lives on its last prestige, Athens grows. Three rounds remain: you know how a round goes.',
  row: (n: number, good: string) => ({ say: `Put hoplite ${n} on **${good}**. {{PO-8-d}}`, hint: `Click the row ${good}.` }),
  steps: {
    taxesOfSparta: {
      say: 'You play both sides. Sparta begins: two different actions make a turn. At home **taxes** cost nothing. {{PO-8-f}}',
      hint: 'Choose **Collect taxes**, then click Lakedaimon.',
    },
    buyWheat: {
      say: 'Two on silver gave 3, one on metal 1. Now food: silver buys **wheat** one for one. Only Illyria lies open to Sparta. {{PO-9-n}}',
      hint: 'Choose **Trade: silver → wheat**, then Illyria.',
    },
    createMerchant: {
      say: 'Athens has one merchant; each trade needs one. An inhabitant becomes a **merchant**, and eats no more. {{PO-3-c}}',
      hint: 'Choose **Create merchants**, then Athenai.',
    },
    payMerchant: { say: 'Pay with wood; silver would do too. {{PO-K-h}}', hint: 'Press the first button.' },
    oneIsEnough: { say: 'One is enough.', hint: 'Press **Done**.' },
    barterMetal: {
      say: 'Barter: 3 metal for 3 wheat. Afterwards a die makes metal dearer. {{PO-9-m}}',
      hint: 'Choose **Trade**, then the first space of Thraki.',
    },
    raiseHoplite: {
      say: 'Sparta again. People under arms eat nothing: Pylos raises a **hoplite**. {{PO-1-b}}',
      hint: 'Choose **Create hoplites**, then Pylos.',
    },
    payHoplite: { say: 'One metal, one inhabitant; one must stay. {{PO-1-c}}', hint: 'Press the first button.' },
    beginProject: {
      say: 'A **project** is paid now and brings prestige when the round ends. {{PO-4-e}}',
      hint: 'Click the tile of the Ephebe below the map, then Sparta.',
    },
    payProject: { say: 'Two wood. {{PO-4-d}}', hint: 'Press the first button.' },
    taxesOfAthens: { say: 'Athens collects at home, too.', hint: 'Choose **Collect taxes**, then Attika.' },
    barterOil: {
      say: 'Three on one row give 6. Now oil for the wheat of Egypt, by seas that no enemy controls. {{PO-9-d}}',
      hint: 'Choose **Trade**, then Aigyptos.',
    },
    spartaPasses: {
      say: 'Sparta passes first: from now on Athens would pay a good for each action. {{PO-F-k}}',
      hint: 'Press **Pass**.',
    },
    athensPasses: { say: 'Athens has what it needs.', hint: 'Press **Pass**.' },
    feedSparta: {
      say: 'The six phases. The statue is done: +1. Sparta has 6 people and 3 wheat: 3 prestige pay the rest, 1 is left. {{PO-E2-b}}',
      hint: 'Pay the prestige.',
    },
    growAthens: { say: 'Athens has wheat left: one for each new inhabitant. {{PO-E3-a}}', hint: 'Click Athenai.' },
    stopGrowing: { say: 'What is kept is halved by rot: enough for this lesson. {{PO-E5-a}}', hint: 'Press **Done**.' },
  },
};

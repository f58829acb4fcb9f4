import type { LessonText } from '@polemos/kernel';

/** The lessons of Egemonia: for each click what to do, for each step why. */
export const lessons = {
  placing: {
    title: 'Placing events',
    about: 'Where each of your events may go, and what it does there when nobody opposes it.',
    steps: [
      {
        todo: ['Choose **Ascendancy** in your hand, then **Euboea** on the map.'],
        why: 'Diplomacy works on neighbours: Ascendancy goes only next to an area that is yours, and Athens is the only one you have. Unopposed it will raise your influence there to 1. {{EG-4.2-a}}',
      },
      {
        todo: ['Choose **Military Option**, then **Lesbos**.'],
        why: 'Arms reach further: two lines of any kind, and for Athens three if all of them cross the sea. Lesbos lies three sea lines away, so Sparta could not have done this. {{EG-4.1-c}}',
      },
      {
        todo: ['Choose **Coup d’État**, then **Pylos**.'],
        why: 'A coup may break out anywhere, also behind your enemy’s back. Keep it for places that nothing else reaches. {{EG-4.3-a}}',
      },
      {
        todo: ['Choose **False Alarm**, then **Sparta**.'],
        why: 'It does nothing, but nobody sees its face. Whoever believes in your attack wastes an event on it; your box would have told him that you have nothing more to play. {{EG-4.4-a}}',
      },
    ],
    end: 'All events are turned over. Euboea, Lesbos and Pylos are yours, because nobody stood against you there. Each event that remains raises your influence by one, or lowers the enemy’s. {{EG-5-k}}',
    problem: {
      title: 'Four areas, and nothing for Sparta',
      about:
        'You control Athens alone; Sparta has nothing left to place. Use your four events so that you control **four areas** after the comparison, while Sparta still controls only one.',
      hints: ['For which side does Brasidas count, whoever places him?', 'Is there a place where an event does nothing at all?'],
      solved:
        'A special event counts for the side that it favours. In your box, or where its side can rise no further, it harms nobody. {{EG-4.7-b}}',
    },
  },
  comparison: {
    title: 'What beats what',
    about: 'Events of one area meet in the order in which they were placed: answer the right one in the right position.',
    steps: [
      {
        todo: ['Athens has placed an event in Megara, which is yours. Place **Ascendancy** in **Megara**.'],
        why: 'Your first event there meets its first. Athens has sent arms (trust the lesson), and diplomacy disarms: Ascendancy beats the Military Option. {{EG-5-c}}',
      },
      {
        todo: ['Athens has placed a second event against Megara. Place **Military Option** in **Megara**.'],
        why: 'Second meets second. This time it is a plot, and arms crush a coup. The winner stays and acts; the loser’s event is gone. {{EG-5-d}}',
      },
      {
        todo: ['Athens courts Thebes. Place **Coup d’État** in **Thebes**.'],
        why: 'The circle closes: a coup undoes Ascendancy. Since it remains alone, it also raises your own influence there. {{EG-5-f}}',
      },
      {
        todo: ['Athens aims at your capital. Place **Olympics** in **Sparta**.'],
        why: 'It may be Divine Aid, which beats everything but the Olympics: with them each comparison is a draw and both events are removed. {{EG-4.6-b}}',
      },
    ],
    end: 'Your influence has risen to 2 in Megara and to 1 in Thebes, and Sparta is unhurt. You knew what was coming; in a match you must guess it from the order and the place.',
    problem: {
      title: 'Corinth must stand firm',
      about:
        'Spies report what Athens has placed in Corinth, in this order: **False Alarm, Military Option, Coup d’État**. With Military Option, Ascendancy and False Alarm raise your influence in Corinth to **2**.',
      hints: ['Which of your events beats the second, which the third?', 'What is the least that you can spend on the first?'],
      solved:
        'The order of placement decides who meets whom: an event that is worth nothing can hold the right place free for the others. {{EG-5-c}}',
    },
  },
  oracle: {
    title: 'The Pythia and the gods',
    about: 'Win Delphi, let the Pythia change a poor event, and strike with Divine Aid while it is yours.',
    steps: [
      {
        todo: ['Place **Coup d’État** in **Delphi**.'],
        why: 'Whoever gains Delphi receives the Oracle, and it lies there for the taking. {{EG-4.8-a}}',
      },
      {
        todo: ['The Oracle is yours. Give back **False Alarm**.'],
        why: 'Once, before the events are placed, you may change one of them for another from the cup. Give back what helps least: a False Alarm never changes influence. The Oracle then returns to Delphi, and only a side that gains Delphi anew receives it. {{EG-3.2-a}}',
      },
      {
        todo: ['Divine Aid! Sparta has placed an event in Thebes: place **Divine Aid** in **Thebes**.'],
        why: 'It beats whatever Sparta has placed there, except the Olympics. But after the comparison it passes to your enemy: use it where it counts, and expect it back. {{EG-4.5-c}}',
      },
    ],
    end: 'Sparta’s influence in Thebes will fall to 1. Remember who holds Divine Aid now: it is the one event of the enemy’s hand that you know.',
    problem: {
      title: 'The Oracle for Sparta',
      about:
        'Delphi belongs to Athens (influence 1), the Oracle lies there unused, and Athens has placed a **False Alarm** in Delphi. Win the **Oracle** in this turn.',
      hints: ['How many steps lie between Athens’ influence 1 and yours?', 'Which of your events can reach Delphi?'],
      solved:
        'Two events were needed: one takes the last Athenian influence, the other makes Delphi yours, and with it comes the Oracle. {{EG-5-k}}',
    },
  },
  nike: {
    title: 'Nike: how to win',
    about: 'Ten areas and your own capital: when to attack, when to stay at home.',
    steps: [
      {
        todo: ['Sparta has placed an event in Athens. Place **Military Option** in **Athens**.'],
        why: 'You control eight areas. Ten win the war, but only if your own capital is yours: one event would take it, and everything else would be in vain. Arms against arms are a draw. {{EG-7-a}}',
      },
      {
        todo: ['Place a **Coup d’État** in **Sicily**.'],
        why: 'Sicily counts as two areas. Syracuse stands there first: the first event that acts drives it out, for good, and does nothing more. {{EG-5.2-a}}',
      },
      {
        todo: ['Place the second **Coup d’État** in **Sicily**.'],
        why: 'The second one brings you in: eight and two are ten. {{EG-7.1-a}}',
      },
    ],
    end: 'Athens controls ten areas, its own capital among them: the war is won in turn 6. If nobody comes so far, the higher value wins after turn 10.',
    problem: {
      title: 'Win for Sparta, this turn',
      about:
        'You control eight areas; Athens has put **Divine Aid** on Sparta, your capital (influence 1). You have Military Option, Ascendancy and the Olympics. Win **now**.',
      hints: ['What stops Divine Aid?', 'Which areas beside yours belong to nobody?'],
      solved:
        'The Olympics save the capital, and the two other events are enough: ten areas without one’s own capital win nothing. {{EG-7-a}}',
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
export type LessonTexts = Readonly<Record<keyof typeof lessons, LessonText>>;

/** What differs from the campaign for one, said when it first matters. */
export const hints = {
  title: 'What differs here',
  gotIt: 'Got it',
  noMore: 'No more hints',
  said: {
    'fos-thebes':
      'This turn the Coalition is **Thebes**: Theban commanders lead Theban and allied units, and Thebes pays. Athenians stay at home.',
    'fos-athens': 'This turn the Coalition is **Athens**: Athenian commanders and units alone, and Athens pays.',
    'fos-anti-sparta':
      'This turn the Coalition is **Anti-Sparta**: all units serve. A Theban leads odd operations, an Athenian even ones; his city pays.',
    'fos-neutral':
      'Athens is still **neutral**: you cannot attack it, nor blue spaces within two of it, nor Athenians. Thebans and allies are fair game.',
    'fos-persians':
      'The Persians are hostile to **both** sides. Whoever moves them does so first, free of charge; after their army no auguries are needed.',
    'fos-manning': 'What the Coalition captures it holds with **garrisons**, and there are only twelve.',
    'fos-manpower':
      'Spartans who fall are **gone for good**, until three hoplites or fewer are left on the map. Allies can always be raised.',
    'fos-will': 'Only **bellicosity** decides: at 0 one loses; both at 0, and Persia wins. After turn 7 it is a draw.',
    'first-war-walls':
      'There are **no Long Walls** yet: Athens and Piraeus can be attacked and besieged like any other city, until event 7 builds them.',
    'first-war-hostages':
      '**Each side holds hostages**: the enemy’s home and the spaces beside it cannot be your objective, until event 7 frees them.',
    'first-war-will':
      'Points do not count here: whoever is at **bellicosity 0** loses, and if both are at 1 or 2 the Thirty Years’ Peace makes it a draw.',
    'two-auguries':
      'With two players commanders on the map do not weigh on the auguries: one die, **+1 for Sparta**, and 6 or more is bad.',
    'two-interception': 'Between players interception is **a choice**: one of your forces may try, or you let them pass.',
    'two-combat': 'Players pick the next combat **in turn**, beginning with whoever operated first this turn.',
    'two-home': 'There is no Post-Combat Movement Table: **you** say where your units go home, Sparta first.',
    'first-auguries':
      'First edition: you fail the auguries on a **natural 6**, however many commanders are on the map; the enemy on 5 or 6.',
    'first-two-auguries': 'First edition: the auguries of Athens fail on a **6**, those of Sparta on **5 or 6**.',
    'first-incite': 'First edition: you may cause rebellion only in spaces that **the enemy controls**, not in neutral ones.',
    'first-siege': 'First edition: a force in a fortress is besieged when it is weaker by **4 strength points** or more, not 5.',
    'first-combat': 'First edition: **a die** says who picks the first combat of each kind; then by turns.',
  },
};
export type HintWords = typeof hints;

import { titled } from '../sentences.ts';

/** What a story of the month is about. */
export const titles = titled({
  battle: 'La battaglia {of:zone}',
  'sea-fight': 'Combattimento navale {at:water}',
  assault: 'L’assalto a {zone}',
  'native-army': 'Gli indigeni decidono',
  'natives-move': 'Gli indigeni marciano',
  'expedition-arrives': 'Arriva la {expedition}',
  hunger: 'La fame {at:zone}',
});

/** What the scene of a fight is called, by its kind. */
export const fights = {
  field: 'La battaglia {of:at}',
  street: 'Combattimento nelle strade {of:at}',
  massacre: 'Massacro {at:at}',
  sea: 'Combattimento navale {at:at}',
  assault: 'L’assalto a {at}',
};

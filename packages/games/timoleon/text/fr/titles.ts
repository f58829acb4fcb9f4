import { titled } from '../sentences.ts';

/** What a story of the month is about. */
export const titles = titled({
  battle: 'La bataille {of:zone}',
  'sea-fight': 'Combat naval {at:water}',
  assault: 'L’assaut de {zone}',
  'native-army': 'Les indigènes décident',
  'natives-move': 'Les indigènes marchent',
  'expedition-arrives': 'Arrivée de la {expedition}',
  hunger: 'La famine {at:zone}',
});

/** What the scene of a fight is called, by its kind. */
export const fights = {
  field: 'La bataille {of:at}',
  street: 'Combat dans les rues {of:at}',
  massacre: 'Massacre {at:at}',
  sea: 'Combat naval {at:at}',
  assault: 'L’assaut de {at}',
};

import { titled } from '../sentences.ts';

/** What a story of the month is about, by the first of these that happened in it: nothing of how it ends. */
export const titles = titled({
  battle: 'The battle {of:zone}',
  'sea-fight': 'Sea fight {at:water}',
  assault: 'The assault on {zone}',
  'native-army': 'The natives decide',
  'natives-move': 'The natives march',
  'expedition-arrives': 'The {expedition} arrives',
  hunger: 'Hunger {at:zone}',
});

/** What the scene of a fight is called, by its kind. */
export const fights = {
  field: 'The battle {of:at}',
  street: 'Fighting in the streets {of:at}',
  massacre: 'Massacre {at:at}',
  sea: 'Sea fight {at:at}',
  assault: 'The assault on {at}',
};

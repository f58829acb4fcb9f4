/** What is said around a guided example. */
export const lesson = {
  lesson: 'Guided example',
  stepOf: (n: number, of: number) => `Move ${n} of ${of}`,
  notThis: 'The example goes another way here.',
  goOn: 'Go on to the next part',
  again: 'Begin the example again',
  playOn: 'Leave the example and play',
  start: 'Guided example of play',
  done: 'The example is over',
  preparing: 'The example is being laid out',
};
export type LessonWords = typeof lesson;

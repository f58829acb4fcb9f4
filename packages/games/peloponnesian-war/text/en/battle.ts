import { possessive } from '@polemos/kernel';

/** The scene of a battle. */
export const battle = {
  steps: ['Type', 'Modifiers', 'Dice', 'Result'],
  at: (space: string) => `The battle of ${space}`,
  against: (own: number, other: number) => `${own} against ${other}`,
  atMostOne: (own: number, other: number) => `${own} against ${other}, never more than +1`,
  tactics: (athens: string, sparta: string) => `${athens}, ${sparta}`,
  halfFleet: (part: number, whole: number) => `half of the ships Athenian? ${part} of ${whole}`,
  halfArmy: (part: number, whole: number) => `half of the land force Spartan hoplites? ${part} of ${whole}`,
  atHome: 'fought in Sparta itself',
  atOnce: 'at once',
  lossesLand: 'Losses fall on hoplites before cavalry, on citizens before allies.',
  winnerKeeps: 'The winner stays and loses nothing.',
  bothLose: (n: number): string =>
    n === 0 ? 'The battle is drawn: nobody falls.' : 'The battle is drawn: each side loses one strength point.',
  onlySo: (n: number) => (n === 1 ? 'one strength point' : `${n} strength points`),
  goesHome: (side: string) => `${possessive(side)} survivors and commanders go home.`,
  goesOnAshore: 'The survivors fight on ashore.',
  confidence: (both: string) => `Confidence: ${both}.`,
  points: (from: string, to: string) => `Your points ${from} → ${to}.`,
  bothPoints: (both: string) => `Points: ${both}.`,
  next: (what: string) => `Next: ${what}`,
  goOn: 'Continue',
  open: 'Open the battle',
};
export type BattleWords = typeof battle;

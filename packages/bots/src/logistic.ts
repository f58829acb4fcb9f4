/** From any number to a chance. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
export const linear = (weights: readonly number[], features: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i];
  return sum;
};

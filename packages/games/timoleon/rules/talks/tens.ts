/** TI-R83: what a treaty pays is counted in so many talents. */
export const TEN = 10;

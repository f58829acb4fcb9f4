/**
 * What is long and holds little that something shorter does not hold runs whole at night (`npm run nightly`): matches by clicks to
 * their last turn, files by the hundred. Every run has the beginning of each, and an end from a position near it.
 */
export const NIGHTLY = process.env.POLEMOS_FUZZ !== undefined;

/** The operation that is going on (TI-II-o). Its force stands at the place MARCH; flags are 0 or 1. */
export interface Operation {
  owner: number; // −1: nobody acts
  leader: number; // −1: an element without a leader
  at: number;
  from: number; // before its last step
  start: number;
  pm: number; // TI-VI-d: left
  naval: number;
  landed: number;
  border: number; // what its last step crossed, TI-L-k
  stopped: number; // TI-VII-c
  moved: number;
  over: number; // TI-II-q
  passed: number; // bits by faction: fleets here that let it pass, TI-R108
}
export const noOperation = (): Operation => ({
  owner: -1,
  leader: -1,
  at: 0,
  from: 0,
  start: 0,
  pm: 0,
  naval: 0,
  landed: 0,
  border: 0,
  stopped: 0,
  moved: 0,
  over: 0,
  passed: 0,
});

import { actions, type BaseState, decision, defineGame, frame, freshState, type Game, range } from '@polemos/kernel';

/** 200 spaces with an owner and a strength each; placing strengthens own neighbours; after 100 placements the stronger side wins. */
interface Field extends BaseState {
  cells: number[]; // the owner, −1: nobody
  strength: number[];
  moves: number;
}
export const SPACES = 200;
export const PLACEMENTS = 100;
const ACROSS = 20;

const ACTIONS = actions({ place: { cell: range(0, SPACES - 1) } });
const { T } = ACTIONS;

const place = decision<Field>({
  name: 'place',
  rule: 'FI-1',
  seat: ({ state }) => state.moves & 1,
  legal({ state: { cells } }, _, offer) {
    for (let cell = 0; cell < SPACES; cell++) if (cells[cell] === -1) offer.add(T.place, cell);
  },
  refuse: { place: ({ state }, _, cell) => (state.cells[cell] === -1 ? null : 'FI-1') },
  on: {
    place(play, _, cell) {
      const { state, seat } = play;
      state.cells[cell] = seat;
      state.strength[cell] = 3;
      strengthen(state, cell - 1, seat);
      strengthen(state, cell + 1, seat);
      strengthen(state, cell - ACROSS, seat);
      strengthen(state, cell + ACROSS, seat);
      if (++state.moves < PLACEMENTS) return;
      let lead = 0;
      for (let i = 0; i < SPACES; i++)
        lead += state.cells[i] === -1 ? 0 : state.cells[i] === 0 ? state.strength[i] : -state.strength[i];
      play.end({ rule: 'FI-1', score: lead > 0 ? [1, 0] : lead < 0 ? [0, 1] : [0.5, 0.5], detail: { lead } });
    },
  },
});

function strengthen(state: Field, cell: number, seat: number): void {
  if (cell >= 0 && cell < SPACES && state.cells[cell] === seat) state.strength[cell]++;
}

export const field200: Game = defineGame<Field, Field>({
  id: 'field-200',
  rules: 1,
  seats: ['first', 'second'],
  scenarios: [{ id: 'standard' }],
  options: [],
  actions: ACTIONS,
  steps: [place],
  position: { schema: {}, write: state => state, read: () => ({ faults: [{ at: '', what: 'has no positions' }] }) },
  begin: () => ({
    ...freshState(),
    stack: frame(place.index, 0, {}, null),
    cells: new Array(SPACES).fill(-1),
    strength: new Array(SPACES).fill(0),
    moves: 0,
  }),
  clone: state => ({ ...state, sealed: state.sealed.slice(), cells: state.cells.slice(), strength: state.strength.slice() }),
  view: state => state,
  imagine: view => () => field200.clone(view),
  evaluate: () => 0.5,
  invariants: () => [],
});

// The game of bench/field200.ts for boardgame.io.
export const SPACES = 200;
export const PLACEMENTS = 100;

export const field200 = {
  name: 'field-200',
  disableUndo: true,
  setup: () => ({ cells: Array(SPACES).fill(-1), strength: Array(SPACES).fill(0), moves: 0, lead: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      move({ G, ctx }, cell) {
        if (G.cells[cell] !== -1) return 'INVALID_MOVE';
        const seat = Number(ctx.currentPlayer);
        G.cells[cell] = seat;
        G.strength[cell] = 3;
        for (const next of [cell - 1, cell + 1, cell - 20, cell + 20])
          if (next >= 0 && next < SPACES && G.cells[next] === seat) G.strength[next]++;
        G.moves++;
      },
    },
  },
  endIf({ G }) {
    if (G.moves < PLACEMENTS) return undefined;
    let lead = 0;
    for (let i = 0; i < SPACES; i++) lead += G.cells[i] === -1 ? 0 : G.cells[i] === 0 ? G.strength[i] : -G.strength[i];
    return { lead };
  },
};

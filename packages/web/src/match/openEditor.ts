import { go } from '../app/route.ts';
import type { Line } from './line.ts';

/** Takes a moment of the match on screen to the position editor. */
export async function openEditor(line: Line, at: number): Promise<void> {
  const answer = await line.ask({ ask: 'moment', at });
  if (!('draft' in answer)) return;
  const { packed } = await import('../editor/model/link.ts');
  go({ page: 'editor', game: answer.draft.game, draft: await packed(answer.draft) });
}

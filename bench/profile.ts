import { type Profiler, Session } from 'node:inspector';
import { rate, type Work } from './measure.ts';

/** The share of a work's time that is spent in functions of one file and in all that they call, by the engine's own sampling. */
export function shareIn(work: Work, file: string, seconds: number): number {
  const session = new Session();
  session.connect();
  let taken: Profiler.Profile = { nodes: [], startTime: 0, endTime: 0 };
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 200 });
  session.post('Profiler.start');
  rate(work, seconds);
  session.post('Profiler.stop', (_, { profile }) => {
    taken = profile;
  });
  session.disconnect();
  const inside = new Set<number>();
  const nodes = new Map(taken.nodes.map(node => [node.id, node]));
  const walk = (node: Profiler.ProfileNode, within: boolean): void => {
    const here = within || node.callFrame.url.endsWith(file);
    if (here) inside.add(node.id);
    for (const child of node.children ?? []) walk(nodes.get(child) as Profiler.ProfileNode, here);
  };
  walk(taken.nodes[0], false);
  let all = 0;
  let found = 0;
  taken.samples?.forEach((id, i) => {
    const time = taken.timeDeltas?.[i] ?? 0;
    all += time;
    if (inside.has(id)) found += time;
  });
  return found / all;
}

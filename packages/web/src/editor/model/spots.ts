import type { Field } from './form.ts';

/** All that positions of this game call a place or a part of one. */
export function spotsOf(form: readonly Field[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Field['node']): void => {
    if (node.is === 'one') for (const { id, thing } of node.items) if (thing === 'place') found.add(id);
    if (node.is === 'by' || node.is === 'list') walk(node.of);
    if (node.is === 'row') for (const inner of Object.values(node.fields)) walk(inner);
  };
  for (const { node } of form) walk(node);
  return found;
}

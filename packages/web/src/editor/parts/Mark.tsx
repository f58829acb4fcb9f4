import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Tool } from '../model/tools.ts';
import { iconOf } from './icons.ts';

/** What a piece is drawn as beside its name: what stands for a side has its badge. */
export const Mark = ({ tool }: { readonly tool: Tool }) =>
  tool.side !== null && (tool.side === tool.item || tool.thing === null) ? (
    <Badge side={tool.side} />
  ) : (
    <Icon name={iconOf(tool)} />
  );

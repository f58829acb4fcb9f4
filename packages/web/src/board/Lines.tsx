import { memo } from 'react';
import type { MapLine } from './map.ts';

/** Land solid, naval dotted, combined two banks with water between. Strokes do not scale. */
export const Lines = memo(function Lines({ lines }: { lines: readonly MapLine[] }) {
  const drawn = (kind: MapLine['kind']) =>
    lines
      .filter(line => line.kind === kind && line.rule === undefined)
      .map(line => line.path)
      .join('');
  const walls = lines
    .filter(({ rule }) => rule === 'walls')
    .map(({ path }) => path)
    .join('');
  return (
    <g className="lines">
      <path className="line bond" d={drawn('bond')} />
      <path className="line land" d={drawn('land')} />
      <path className="line naval" d={drawn('naval')} />
      <path className="line combined" d={drawn('combined')} />
      <path className="line core" d={drawn('combined')} />
      {walls !== '' && (
        <>
          <path className="line combined" d={walls} />
          <path className="line walls" d={walls} />
        </>
      )}
    </g>
  );
});

import type { WarDesk } from '../desk.ts';
import { wordsOf } from '../text/coalition.ts';
import { SIDES } from './board.ts';

/** What the rings, dots and roads over the map mean, as far as they are there. */
export function Legend({ desk }: { desk: WarDesk }) {
  const { legend, zoneLayer, sides } = wordsOf(desk);
  const zones = SIDES.filter(side => desk.layers.has(`zone-${side}`));
  const told = desk.telling !== null && desk.view.operation !== null;
  const sources = desk.layers.has('sources');
  if (zones.length === 0 && !told && !sources) return null;
  return (
    <ul className="legend" aria-label={legend.title}>
      {zones.map(side => (
        <li key={side}>
          <i className={`sample zone ${side}`} /> {zoneLayer(sides[side])}
        </li>
      ))}
      {told && (
        <>
          <li>
            <i className="sample taken" /> {legend.taken}
          </li>
          <li>
            <i className={`sample ahead ${desk.view.operation?.side}`} /> {legend.ahead}
          </li>
        </>
      )}
      {sources && (
        <li>
          <i className="sample source" /> {legend.source}
        </li>
      )}
    </ul>
  );
}

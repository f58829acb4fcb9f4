import type { Sign } from './orientation.ts';

/** A sign as the map draws it. */
export const Drawn = ({ sign: { box, drawing } }: { sign: Sign }) => (
  <svg className="sign map step-2" viewBox={box.join(' ')} style={{ width: box[2], height: box[3] }} aria-hidden="true">
    {drawing}
  </svg>
);

/** Signs and what they mean; wide ones have a line of their own. */
export const SignList = ({ signs }: { signs: readonly Sign[] }) => (
  <dl className="signs">
    {signs.map(sign => (
      <div key={sign.id} className={sign.box[2] > 60 ? 'wide' : ''}>
        <dt>
          <Drawn sign={sign} />
        </dt>
        <dd>{sign.name}</dd>
      </div>
    ))}
  </dl>
);

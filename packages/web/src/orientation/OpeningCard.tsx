import type { Opening } from '@polemos/kernel';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { Ship } from '../home/Ship.tsx';
import { ICONS, type IconName } from '../icons/names.ts';
import { Badge } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Waves } from '../parts/Meander.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { Sign } from './orientation.ts';
import { SignList } from './SignList.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly of: Opening;
  readonly signs: readonly Sign[];
  /** A match that has just begun; else the card is only looked at again. */
  readonly first: boolean;
  /** Where the game can be learnt: a guided example, three pages. */
  readonly lesson: string | null;
  readonly primer: string;
  onBegin(): void;
  onBoard(): void;
  onLegend(): void;
}

/** Ways to make points that leave room below them. */
const MOST_ROWS = 4;

const iconOf = (name: string): IconName => ICONS.find(icon => icon === name) ?? 'why';

/** Who one is, what wins, how points are made, what the signs mean, the first steps, how long: before anything happens. */
export function OpeningCard({ of, signs, first, lesson, primer, onBegin, onBoard, onLegend }: Props) {
  const words = useWords();
  const begin = useRef<HTMLButtonElement>(null);
  const lasts = (
    <section>
      <h3>{words.long}</h3>
      <p>
        <Icon name="clock" /> <Sentence of={of.long} />
      </p>
    </section>
  );
  // Below many ways to make points there is no room for it on a low screen.
  const isLong = of.score.rows.length > MOST_ROWS;
  return (
    <Radix.Root open onOpenChange={open => !open && onBegin()}>
      <Radix.Portal>
        <div className="scrim" aria-hidden="true" />
        <Radix.Content
          className="opening"
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            event.preventDefault();
            begin.current?.focus();
          }}
          onInteractOutside={event => event.preventDefault()}
        >
          <header>
            <div className="opening-words">
              <p className="caps">{of.caption}</p>
              <Radix.Title>{of.title}</Radix.Title>
              <p className="opening-side">
                <Badge side={of.side} /> {of.when} <b>{of.command}</b>
              </p>
            </div>
            <Ship />
            <Waves />
          </header>
          <div className="opening-body">
            <div className="opening-columns">
              <div>
                <section>
                  <h3>{words.who}</h3>
                  <p>
                    <Sentence of={of.who} />
                  </p>
                  {of.turn !== undefined && (
                    <div className="opening-turn">
                      <span aria-hidden="true">
                        <Badge side={of.side} /> → <Badge side={of.turn.to} />
                      </span>
                      <p>
                        <Sentence of={of.turn.text} />
                      </p>
                    </div>
                  )}
                </section>
                <section>
                  <h3>{words.wins}</h3>
                  {of.wins.needed !== undefined && <Scale needed={of.wins.needed} win={words.win} />}
                  <p>
                    <Sentence of={of.wins.text} />
                  </p>
                </section>
                {isLong && lasts}
              </div>
              <div>
                <section>
                  <h3>{of.score.title}</h3>
                  <dl className="worths">
                    {of.score.rows.map(({ icon, what, by, loss = false }) => (
                      <div key={what} className={loss ? 'loss' : ''}>
                        <dt>
                          <Icon name={iconOf(icon)} /> {what}
                        </dt>
                        <dd className="num">{by}</dd>
                      </div>
                    ))}
                  </dl>
                  {of.score.note !== undefined && (
                    <p className="opening-note">
                      <Sentence of={of.score.note} />
                    </p>
                  )}
                </section>
                {!isLong && lasts}
              </div>
              <section>
                <h3>{words.signs}</h3>
                <SignList signs={signs} />
                <button type="button" className="opening-all" onClick={onLegend}>
                  {words.allSigns}
                </button>
              </section>
            </div>
            <ol className="opening-steps" aria-label={words.steps}>
              {of.steps.map(({ title, text }, i) => (
                <li key={title}>
                  <i className="num" aria-hidden="true">
                    {i + 1}
                  </i>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <footer>
            <button ref={begin} type="button" className="btn primary" onClick={onBegin}>
              <Icon name="play" /> {first ? words.begin : words.goOn}
            </button>
            {lesson !== null ? (
              <a className="btn" href={lesson}>
                <Icon name="rules" /> {words.teach} <small>{words.lesson}</small>
              </a>
            ) : (
              <a className="btn" href={primer}>
                <Icon name="rules" /> {words.teach}
              </a>
            )}
            {first && (
              <button type="button" className="opening-board" onClick={onBoard}>
                {words.board}
              </button>
            )}
            {lesson !== null && (
              <a className="opening-primer" href={primer}>
                {words.primer}
              </a>
            )}
            <span className="opening-always">
              {words.always} <Icon name="why" />
            </span>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Points on a line, the last quarter being victory. */
const Scale = ({ needed, win }: { needed: number; win: string }) => (
  <div className="opening-scale" aria-hidden="true">
    <i />
    <span className="num">0</span>
    <span className="num needed">{needed}</span>
    <em>{win}</em>
  </div>
);

import type { Language } from '@polemos/kernel';
import { type Book, type Desk, Glyph, type Screens } from '@polemos/web/screens';
import { HEAP, type NimEvent, SEATS, type View } from '../index.ts';
import { TEXT } from '../text/index.ts';
import { map } from './map.ts';

type NimDesk = Desk<View, NimEvent>;
const book = async (): Promise<Book> => (await import('../rules.md')).default;
const countOf = ({ choice }: NimDesk): number => Number(choice.picked.count ?? 1);

/** How many: what is picked here a click on a heap takes. */
function Guide({ desk }: { desk: NimDesk }) {
  if (!desk.asked) return null;
  const most = Math.max(...Object.values(desk.view.heaps));
  return (
    <fieldset className="acts">
      <legend className="sr">{TEXT[desk.language].names.word.howMany}</legend>
      {Array.from({ length: most }, (_, i) => i + 1).map(count => (
        <button
          key={count}
          type="button"
          className="btn"
          aria-pressed={count === countOf(desk)}
          onClick={() => desk.choice.pick('count', count)}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}

export const screens: Screens<View, NimEvent> = {
  text: TEXT,
  map,
  seas: { en: {}, it: {}, fr: {} },
  near: map.frame,
  book,
  status: ({ view, text, who }) => ({
    turn: 1,
    turns: 1,
    phases: [text.names.word.taking],
    phase: 0,
    ledgers: SEATS.map(seat => ({
      seat,
      name: text.names.seat[seat],
      who: who(seat),
      facts: [{ label: text.names.word.heaps, value: Object.values(view.heaps).filter(heap => heap > 0).length }],
    })),
  }),
  scene(desk) {
    const { view, text, asked, telling } = desk;
    const count = countOf(desk);
    const heaps = HEAP.ids.filter(id => id in view.heaps);
    return {
      places: heaps.map(id => ({
        id,
        name: text.names.heap[id],
        radius: 24,
        symbol: (
          <g className="area free">
            <circle className="disc" r={24} />
            <Glyph name="hoplite" y={-5} size={24} className="kind" />
            <text y={18} textAnchor="middle">
              {view.heaps[id]}
            </text>
          </g>
        ),
        spoken: `${view.heaps[id]}.`,
      })),
      lit: new Map(
        asked
          ? heaps
              .filter(id => view.heaps[id] >= count)
              .map(heap => [heap, text.actions.take({ type: 'take', heap, count })] as const)
          : [],
      ),
      pending: null,
      marked: telling?.kind === 'took' ? new Set([telling.heap]) : new Set(),
    };
  },
  actionAt: (desk, heap) => ({ type: 'take', heap, count: countOf(desk) }),
  Guide,
  tabs: [],
  story: () => null,
  placeOf: event => (event.kind === 'took' ? event.heap : null),
  isHeading: ({ kind }) => kind === 'begins',
  headline: (view, text) => `${text.names.word.heaps}: ${Object.values(view.heaps).join(', ')}`,
  need: (what: string, language: Language) => `${TEXT[language].names.seat[/sparta/i.test(what) ? 'sparta' : 'athens']}: d6`,
};

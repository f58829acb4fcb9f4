import { seatName } from '@polemos/games';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { botName, type Registered } from '../games/index.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { LEVELS, type Player } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';
import type { Draft } from './model/link.ts';
import { useEditorWords } from './words.ts';

/** Few have a server. */
const OnlinePlay = lazy(() => import('./OnlinePlay.tsx'));

type How = 'bot' | 'hotseat' | 'companion' | 'online';
interface Props {
  readonly game: Registered;
  readonly draft: Draft;
  readonly seats: readonly string[];
  onClose(): void;
  onBegun(id: string): void;
}

/** How to play from a position: alone or against bots, at one screen, beside a real table, online. */
export default function PlayDialog({ game, draft, seats, onClose, onBegun }: Props) {
  const t = useText();
  const w = useEditorWords();
  const { language } = useSettings();
  const [how, setHow] = useState<How>('bot');
  const [seat, setSeat] = useState(seats[0]);
  const [level, setLevel] = useState('medium');
  const alone = seats.length === 1;
  const { scenario, options, position, board } = draft;
  const begin = async () => {
    const player = (of: string): Player => (how === 'bot' && of !== seat ? { kind: 'bot', level } : { kind: 'person' });
    const answer = await session().ask({
      ask: 'begin',
      chance: [],
      match: {
        game: game.id,
        scenario,
        options,
        position,
        ...(board === undefined ? {} : { board }),
        way: how === 'online' ? 'hotseat' : how,
        players: Object.fromEntries(seats.map(id => [id, player(id)])),
      },
    });
    if ('ok' in answer && answer.id !== undefined) onBegun(answer.id);
  };
  const seatOptions = seats.map(id => ({
    value: id,
    name: (
      <>
        <Badge side={id} /> {seatName(game, id, language, scenario)}
      </>
    ),
  }));
  return (
    <Dialog wide title={w.play} close={w.close} onClose={onClose}>
      <div className="dialog-body new-match">
        <Choices
          label={t.way}
          value={how}
          options={[
            alone
              ? { value: 'bot', name: t.wayAlone, about: t.wayAloneAbout }
              : { value: 'bot', name: t.wayBot, about: t.wayBotAbout },
            ...(alone ? [] : [{ value: 'hotseat' as const, name: t.wayHotseat, about: t.wayHotseatAbout }]),
            { value: 'companion', name: t.wayCompanion, about: t.wayCompanionAbout },
            { value: 'online', name: w.onServer, about: w.onServerAbout },
          ]}
          onChange={setHow}
        />
        {!alone && (how === 'bot' || how === 'online') && (
          <Choices row label={t.yourSide} value={seat} options={seatOptions} onChange={setSeat} />
        )}
        {!alone && how === 'bot' && (
          <Choices
            row
            label={t.level}
            value={level}
            options={LEVELS.map(value => ({
              value: value as string,
              name: botName(game.id, value, { language, levels: t.levels }),
            }))}
            onChange={setLevel}
          />
        )}
        {how === 'online' && (
          <Suspense>
            <OnlinePlay draft={draft} seat={seat} />
          </Suspense>
        )}
      </div>
      {how !== 'online' && (
        <div className="dialog-acts">
          <button type="button" className="btn primary" onClick={() => void begin()}>
            <Icon name="play" /> {w.begin}
          </button>
        </div>
      )}
    </Dialog>
  );
}

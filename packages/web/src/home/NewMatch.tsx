import { seatName } from '@polemos/games';
import type { Board } from '@polemos/kernel';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { isStale } from '../app/trouble.ts';
import { botName, type Registered } from '../games/index.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type Options, scenariosFor, settledOptions } from '../setup/chosen.ts';
import { SetUp } from '../setup/SetUp.tsx';
import { Temper, withTemper } from '../setup/Temper.tsx';
import { useText } from '../text/index.ts';
import { WORDS as LESSON } from '../tutorial/words.ts';
import { LEVELS, type NewMatch as Match, type Player, temperedLevels } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';
import { Councils, namesOf } from './Councils.tsx';
import { SeatList } from './SeatList.tsx';
import { type ChosenWay, Ways } from './Ways.tsx';

/** A game, a way to play, a side, then what is played: scenario, options, readings. */
export function NewMatch({ game }: { game: Registered }) {
  const t = useText();
  const { language } = useSettings();
  const card = game.card[language];
  const [way, setWay] = useState<ChosenWay>('bot');
  const [level, setLevel] = useState('medium');
  const [temper, setTemper] = useState('');
  const [scenario, setScenario] = useState(game.scenarios[0].id);
  const [options, setOptions] = useState<Options>({});
  const [board, setBoard] = useState<Board | null>(null);
  // Alone against the game itself, or two against each other: then the seats are theirs.
  const alone = game.seats.length === 1;
  const two = alone && (way === 'hotseat' || way === 'versus') ? game.together : undefined;
  const seats = two?.seats ?? game.seats;
  const fixed = fixedBy(game, two !== undefined);
  const [wanted, setSeat] = useState(game.seats[0]);
  const seat = seats.includes(wanted) ? wanted : seats[0];
  /** At a shared screen with more than two seats, bots may take some of them. */
  const [bots, setBots] = useState<ReadonlySet<string>>(new Set());
  const levels: readonly string[] = two === undefined ? LEVELS : [...LEVELS, ...(game.bots ?? [])];
  const isTempered = temperedLevels(game).includes(level);
  const [councils, setCouncils] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const scenarios = scenariosFor(game, fixed);
  const played = scenarios.find(({ id }) => id === scenario)?.id ?? scenarios[0].id;
  const against = way === 'versus' || (way === 'bot' && !alone);

  /** One that only two can play is played against a bot, unless they share a screen. */
  const choose = (id: string) => {
    if (alone && !scenarios.some(one => one.id === id)) setWay('versus');
    setScenario(id);
  };

  const begin = async (match: Match) => {
    const answer = await session().ask({ ask: 'begin', match, chance: [] });
    if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    else
      setFailed('broken' in answer ? answer.broken : 'faults' in answer ? answer.faults.map(({ what }) => what).join('; ') : '');
  };
  /** The position editor begins with what is chosen here. */
  const edit = async () => {
    const settled = settledOptions(game, played, { ...options, ...fixed });
    const { packed } = await import('../editor/model/link.ts');
    const own = board === null ? {} : { board };
    const draft = await packed({ game: game.id, scenario: played, options: settled, position: null, ...own });
    go({ page: 'editor', game: game.id, draft });
  };
  const start = () => {
    const player = (of: string): Player => {
      if (((way === 'bot' || way === 'versus') && of !== seat) || (way === 'hotseat' && bots.has(of)))
        return {
          kind: 'bot',
          level: levels.includes(level) ? withTemper(game, level, temper) : LEVELS[0],
        };
      const names = namesOf(councils[of] ?? '');
      return names.length > 1 ? { kind: 'person', names } : { kind: 'person' };
    };
    const players = Object.fromEntries(seats.map(id => [id, player(id)]));
    const settled = settledOptions(game, played, { ...options, ...fixed });
    const own = board === null ? {} : { board };
    void begin({ game: game.id, scenario: played, options: settled, way: way === 'versus' ? 'bot' : way, players, ...own });
  };

  return (
    <Dialog wide title={t.newMatch(card.title)} close={t.close} onClose={() => go({ page: 'home' })}>
      <div className="dialog-body new-match">
        <Ways game={game} way={way} onChange={setWay} />
        {way === 'hotseat' && seats.length > 2 && <SeatList game={game} bots={bots} onChange={setBots} />}
        {(against || (way === 'hotseat' && bots.size > 0)) && (
          <Choices
            row
            label={t.level}
            value={level}
            options={levels.map(value => ({ value, name: botName(game.id, value, { language, levels: t.levels }) }))}
            onChange={setLevel}
          />
        )}
        {isTempered && (against || (way === 'hotseat' && bots.size > 0)) && <Temper value={temper} onChange={setTemper} />}
        {against && (
          <>
            {card.botAbout?.[level] !== undefined && <p className="about">{card.botAbout[level]}</p>}
            <Choices
              row
              label={t.yourSide}
              value={seat}
              options={seats.map(id => ({
                value: id,
                name: (
                  <>
                    <Badge side={id} /> {seatName(game, id, language, played)}
                  </>
                ),
              }))}
              onChange={setSeat}
            />
          </>
        )}
        <SetUp
          game={game}
          scenario={played}
          options={options}
          fixed={fixed}
          board={board}
          onBoard={setBoard}
          onScenario={choose}
          onOption={(id, value) => setOptions(now => ({ ...now, [id]: value }))}
        />
        <Councils
          game={game}
          scenario={played}
          seats={seats.filter(id => (way !== 'bot' && way !== 'versus') || id === seat)}
          named={councils}
          onChange={(id, names) => setCouncils(now => ({ ...now, [id]: names }))}
        />
      </div>
      {failed !== null && (
        <p className="complaint" role="alert">
          {isStale(failed) ? t.stale : t.beginFailed} {!isStale(failed) && failed !== '' && <code>{failed.split('\n')[0]}</code>}
        </p>
      )}
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={() => void edit()}>
          <Icon name="settings" /> {t.editor}
        </button>
        {game.lessons !== undefined && (
          <button type="button" className="btn learn" onClick={() => go({ page: 'learn', game: game.id })}>
            <Icon name="rules" /> {LESSON[language].start}
          </button>
        )}
        <button type="button" className="btn" onClick={() => go({ page: 'home' })}>
          {t.cancel}
        </button>
        <button type="button" className="btn primary" onClick={start}>
          <Icon name="play" /> {t.begin}
        </button>
      </div>
    </Dialog>
  );
}

/** What the way of play says about the options of a game for one that two can play too. */
function fixedBy({ together, options }: Registered, two: boolean): Options {
  if (together === undefined || two) return together?.options ?? {};
  const usual = options.filter(({ id }) => id in together.options).map(({ id, default: value }) => [id, value] as const);
  return Object.fromEntries(usual);
}

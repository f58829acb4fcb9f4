import type { GameText, Need } from '@polemos/kernel';
import { useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { type Registered, seatName } from '../games/index.ts';
import { isOpen } from '../games/open.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NeedDialog } from '../parts/NeedDialog.tsx';
import { useText } from '../text/index.ts';
import { WORDS as LESSON } from '../tutorial/words.ts';
import { LEVELS, type Level, type NewMatch as Match, ORACLE, type Player, type Way } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';

interface Asked {
  readonly match: Match;
  readonly chance: readonly unknown[];
  readonly need: Need;
  readonly text: GameText;
  readonly screens: Screens;
}

/** A game for one person plays the other side itself. */
const ALONE = {
  en: { name: 'Solitaire', about: 'You against the game itself, which rolls on its tables and explains every step.' },
  it: { name: 'Solitario', about: 'Tu contro il gioco stesso, che tira sulle sue tabelle e spiega ogni passo.' },
  fr: { name: 'Solitaire', about: 'Vous contre le jeu lui-même, qui lance sur ses tables et explique chaque pas.' },
} as const;

/** Who sits at a shared screen. */
const WHO = {
  en: { who: 'Who plays', person: 'a person', bot: 'a bot' },
  it: { who: 'Chi gioca', person: 'una persona', bot: 'un bot' },
  fr: { who: 'Qui joue', person: 'une personne', bot: 'un bot' },
} as const;

/** Ours: up to seven people share a side. */
const namesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(name => name.trim().slice(0, 32))
    .filter(name => name !== '')
    .slice(0, 7);

const RULES = { en: 'Rules', it: 'Regole', fr: 'Règles' } as const;

/** A game, a way to play, a scenario, a side, an edition of the rules. */
export function NewMatch({ game }: { game: Registered }) {
  const t = useText();
  const { language } = useSettings();
  const { card } = game;
  const [way, setWay] = useState<Way | 'versus'>('bot');
  const [level, setLevel] = useState<Level>('medium');
  const [scenario, setScenario] = useState(card.scenarios[0].id);
  const [edition, setEdition] = useState(card.rulesOf?.[0].id ?? '');
  // Alone against the game itself, or two against each other: then the seats are theirs.
  const alone = card.seats.length === 1;
  const two = alone && (way === 'hotseat' || way === 'versus') ? card.together : undefined;
  const seats = two?.seats ?? card.seats;
  const [wanted, setSeat] = useState(card.seats[0].id);
  const seat = seats.some(({ id }) => id === wanted) ? wanted : seats[0].id;
  /** At a shared screen with more than two seats, bots may take some of them. */
  const [bots, setBots] = useState<ReadonlySet<string>>(new Set());
  const many = seats.length > 2;
  const levels: readonly Level[] = two?.oracle === undefined ? LEVELS : [...LEVELS, ORACLE];
  const [councils, setCouncils] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [leader, setLeader] = useState(false);
  // What the way of play allows, and of that what the scenario knows.
  const scenarios = card.scenarios.filter(({ only }) => only?.together !== true || two !== undefined || !alone);
  const played = scenarios.find(({ id }) => id === scenario) ?? scenarios[0];
  const editions = card.rulesOf?.filter(({ id }) => played.only?.edition?.includes(id) ?? true);
  const rules = editions?.find(({ id }) => id === edition)?.id ?? editions?.[0]?.id ?? '';

  const begin = async (match: Match, chance: readonly unknown[]) => {
    const answer = await session().ask({ ask: 'begin', match, chance });
    if ('need' in answer) {
      const screens = await game.load();
      setAsked({ match, chance, need: answer.need, text: textOf(screens, language, match.scenario), screens });
    } else if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
  };
  const start = () => {
    const against = way === 'bot' || way === 'versus';
    const player = (of: string): Player => {
      if ((against && of !== seat) || (way === 'hotseat' && bots.has(of)))
        return { kind: 'bot', level: levels.includes(level) ? level : LEVELS[0] };
      const names = namesOf(councils[of] ?? '');
      return names.length > 1 ? { kind: 'person', names } : { kind: 'person' };
    };
    const players = Object.fromEntries(seats.map(({ id }) => [id, player(id)]));
    const extra = card.extras?.filter(({ edition: of }) => of === rules && leader).map(({ id }) => [id, true] as const) ?? [];
    const options = { ...two?.options, ...(rules === '' ? {} : { edition: rules }), ...Object.fromEntries(extra) };
    void begin({ game: game.id, scenario: played.id, options, way: way === 'versus' ? 'bot' : way, players }, []);
  };

  if (asked !== null)
    return (
      <NeedDialog
        need={asked.need}
        what={asked.screens.need(asked.need.for, language, asked.match.scenario)}
        known={asked.chance.length}
        text={asked.text}
        onAnswer={value => void begin(asked.match, [...asked.chance, value])}
        onStop={() => setAsked(null)}
      />
    );
  return (
    <Dialog wide title={t.newMatch(card.title[language])} close={t.close} onClose={() => go({ page: 'home' })}>
      <div className="dialog-body new-match">
        <Choices
          label={t.way}
          value={way}
          options={[
            {
              value: 'bot',
              name: (
                <>
                  <Icon name={alone ? 'person' : 'bot'} /> {alone ? ALONE[language].name : t.wayBot}
                </>
              ),
              about: alone ? ALONE[language].about : t.wayBotAbout,
            },
            ...(alone && card.together !== undefined
              ? ([
                  {
                    value: 'versus',
                    name: (
                      <>
                        <Icon name="bot" /> {t.wayBot}
                      </>
                    ),
                    about: t.wayBotAbout,
                  },
                ] as const)
              : []),
            ...(alone && card.together === undefined
              ? []
              : ([
                  {
                    value: 'hotseat',
                    name: (
                      <>
                        <Icon name="table" /> {t.wayHotseat}
                      </>
                    ),
                    about: isOpen(game.id) ? t.wayHotseatOpen : t.wayHotseatAbout,
                  },
                ] as const)),
            {
              value: 'companion',
              name: (
                <>
                  <Icon name="dice" /> {t.wayCompanion}
                </>
              ),
              about: t.wayCompanionAbout,
            },
          ]}
          onChange={setWay}
        />
        {way === 'hotseat' && many && (
          <fieldset className="choices">
            <legend className="caps">{WHO[language].who}</legend>
            <div className="seat-list">
              {card.seats.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={!bots.has(id)}
                    disabled={!bots.has(id) && bots.size === card.seats.length - 1}
                    onChange={() =>
                      setBots(now => {
                        const next = new Set(now);
                        if (!next.delete(id)) next.add(id);
                        return next;
                      })
                    }
                  />{' '}
                  <Badge side={id} /> {name[language]} <small>{bots.has(id) ? WHO[language].bot : WHO[language].person}</small>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {way === 'hotseat' && bots.size > 0 && (
          <Choices
            row
            label={t.level}
            value={level}
            options={LEVELS.map(value => ({ value, name: t.levels[value] }))}
            onChange={setLevel}
          />
        )}
        {(way === 'versus' || (way === 'bot' && !alone)) && (
          <>
            <Choices
              row
              label={t.level}
              value={level}
              options={levels.map(value => ({ value, name: t.levels[value] }))}
              onChange={setLevel}
            />
            {level === ORACLE && two?.oracle !== undefined && <p className="about">{two.oracle[language]}</p>}
            <Choices
              row
              label={t.yourSide}
              value={seat}
              options={seats.map(({ id }) => ({
                value: id,
                name: (
                  <>
                    <Badge side={id} /> {seatName(card, id, language, played.id)}
                  </>
                ),
              }))}
              onChange={setSeat}
            />
          </>
        )}
        <Choices
          label={t.scenario}
          value={played.id}
          options={scenarios.map(({ id, name, about }) => ({ value: id, name: name[language], about: about[language] }))}
          onChange={setScenario}
        />
        {editions !== undefined && (
          <Choices
            row
            label={RULES[language]}
            value={rules}
            options={editions.map(({ id, name }) => ({ value: id, name: name[language] }))}
            onChange={setEdition}
          />
        )}
        {card.extras
          ?.filter(({ edition: of }) => of === rules)
          .map(({ id, name }) => (
            <label key={id} className="extra">
              <input type="checkbox" checked={leader} onChange={() => setLeader(!leader)} /> {name[language]}
            </label>
          ))}
        {card.editions !== undefined && (
          <a className="link-editions" href={hrefOf({ page: 'editions' })}>
            <Icon name="rules" /> {card.editions[language]}
          </a>
        )}
        <details className="councils">
          <summary>{t.councils}</summary>
          <p>{t.councilsAbout}</p>
          {seats
            .filter(({ id }) => (way !== 'bot' && way !== 'versus') || id === seat)
            .map(({ id }) => (
              <label key={id}>
                <span>{t.councilNames(seatName(card, id, language, played.id))}</span>
                <input
                  value={councils[id] ?? ''}
                  maxLength={240}
                  onChange={event => setCouncils(now => ({ ...now, [id]: event.target.value }))}
                />
              </label>
            ))}
        </details>
      </div>
      <div className="dialog-acts">
        {game.lesson !== undefined && (
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

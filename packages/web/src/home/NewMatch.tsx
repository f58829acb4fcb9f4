import type { GameText, Need } from '@polemos/kernel';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import type { Screens } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NeedDialog } from '../parts/NeedDialog.tsx';
import { useText } from '../text/index.ts';
import { WORDS as LESSON } from '../tutorial/words.ts';
import { LEVELS, type Level, type NewMatch as Match, type Player, type Way } from '../worker/protocol.ts';
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

/** A game, a way to play, a scenario, a side. */
export function NewMatch({ game }: { game: Registered }) {
  const t = useText();
  const { language } = useSettings();
  const { card } = game;
  const [way, setWay] = useState<Way>('bot');
  const [level, setLevel] = useState<Level>('medium');
  const [scenario, setScenario] = useState(card.scenarios[0].id);
  const [seat, setSeat] = useState(card.seats[0].id);
  const alone = card.seats.length === 1;
  const [asked, setAsked] = useState<Asked | null>(null);

  const begin = async (match: Match, chance: readonly unknown[]) => {
    const answer = await session().ask({ ask: 'begin', match, chance });
    if ('need' in answer) {
      const screens = await game.load();
      setAsked({ match, chance, need: answer.need, text: screens.text[language], screens });
    } else if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
  };
  const start = () => {
    const player = (of: string): Player => (way === 'bot' && of !== seat ? { kind: 'bot', level } : { kind: 'person' });
    const players = Object.fromEntries(card.seats.map(({ id }) => [id, player(id)]));
    void begin({ game: game.id, scenario, options: {}, way, players }, []);
  };

  if (asked !== null)
    return (
      <NeedDialog
        need={asked.need}
        what={asked.screens.need(asked.need.for, language)}
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
            ...(alone
              ? []
              : ([
                  {
                    value: 'hotseat',
                    name: (
                      <>
                        <Icon name="table" /> {t.wayHotseat}
                      </>
                    ),
                    about: t.wayHotseatAbout,
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
        {way === 'bot' && !alone && (
          <>
            <Choices
              row
              label={t.level}
              value={level}
              options={LEVELS.map(value => ({ value, name: t.levels[value] }))}
              onChange={setLevel}
            />
            <Choices
              row
              label={t.yourSide}
              value={seat}
              options={card.seats.map(({ id, name }) => ({
                value: id,
                name: (
                  <>
                    <Badge side={id} /> {name[language]}
                  </>
                ),
              }))}
              onChange={setSeat}
            />
          </>
        )}
        <Choices
          label={t.scenario}
          value={scenario}
          options={card.scenarios.map(({ id, name, about }) => ({ value: id, name: name[language], about: about[language] }))}
          onChange={setScenario}
        />
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

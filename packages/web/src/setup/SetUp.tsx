import type { Board, Option, OptionValue } from '@polemos/kernel';
import { lazy, Suspense, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import { Choices } from '../parts/Choices.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { useText } from '../text/index.ts';
import { type Options, offeredOptions, scenariosFor, valueIn } from './chosen.ts';
import { Readings } from './Readings.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** Whoever has the box may put the board right. */
const OwnBoard = lazy(() => import('../own-board/OwnBoard.tsx'));

interface Props {
  readonly game: Registered;
  readonly scenario: string;
  readonly options: Options;
  /** Options that follow from the way of play: they are not asked here. */
  readonly fixed?: Options;
  /** The board that is played on: null is that of the house. */
  readonly board: Board | null;
  onBoard(board: Board | null): void;
  /** Any scenario of the game may be chosen, also one that is played in another way than is chosen now. */
  onScenario(scenario: string): void;
  onOption(id: string, value: OptionValue): void;
}

/** What is played: scenario, options and readings of a game, in its own words. At one's own table and at one online alike. */
export function SetUp({ game, scenario, options, fixed = {}, board, onBoard, onScenario, onOption }: Props) {
  const t = useText();
  const { language } = useSettings();
  const [rule, setRule] = useState<string | null>(null);
  const card = game.card[language];
  const playable = scenariosFor(game, fixed);
  const asked = offeredOptions(game, scenario, { ...options, ...fixed }).filter(({ id }) => !(id in fixed));
  const readings = asked.filter(({ reading }) => reading !== undefined);
  return (
    <RuleContext value={setRule}>
      <Choices
        label={t.scenario}
        value={scenario}
        options={game.scenarios.map(one => ({
          value: one.id,
          name: card.scenario[one.id],
          about: playable.includes(one) ? card.scenarioAbout[one.id] : `${card.scenarioAbout[one.id]} ${t.scenarioAgainstBot}`,
        }))}
        onChange={onScenario}
      />
      {asked
        .filter(({ reading }) => reading === undefined)
        .map(option => (
          <Choice
            key={option.id}
            {...{ game, scenario, option }}
            value={valueIn(game, scenario, options, option)}
            onOption={onOption}
          />
        ))}
      {Object.entries(card.page ?? {}).map(([id, name]) => (
        <a key={id} className="link-editions" href={hrefOf({ page: 'of-game', id })}>
          <Icon name="rules" /> {name}
        </a>
      ))}
      {readings.length > 0 && (
        <Readings
          card={card}
          readings={readings}
          isPlayed={option => valueIn(game, scenario, options, option) === true}
          onChange={onOption}
        />
      )}
      {game.kit !== undefined && (
        <Suspense>
          <OwnBoard key={game.id} game={game} board={board} onBoard={onBoard} />
        </Suspense>
      )}
      {rule !== null && <RuleDialog game={game} rule={rule} onClose={() => setRule(null)} />}
    </RuleContext>
  );
}

interface ChoiceProps extends Pick<Props, 'game' | 'scenario' | 'onOption'> {
  readonly option: Option;
  readonly value: OptionValue;
}
/** What can only be on or off is a tick, the rest a row of words. */
function Choice({ game, scenario, option: { id, values, default: usual }, value, onOption }: ChoiceProps) {
  const { language } = useSettings();
  const card = game.card[language];
  const label = card.option?.[id] ?? id;
  if (typeof usual === 'boolean')
    return (
      <label className="extra">
        <input type="checkbox" checked={value === true} onChange={event => onOption(id, event.target.checked)} /> {label}
      </label>
    );
  const known = game.scenarios.find(one => one.id === scenario)?.only?.[id] ?? values;
  return (
    <Choices
      row
      label={label}
      value={String(value)}
      options={values
        .filter(one => known.includes(one))
        .map(one => ({ value: String(one), name: card.value?.[id]?.[String(one)] ?? String(one) }))}
      onChange={text => onOption(id, values.find(one => String(one) === text) ?? usual)}
    />
  );
}

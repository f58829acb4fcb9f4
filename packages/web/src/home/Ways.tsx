import type { Registered } from '../games/index.ts';
import type { IconName } from '../icons/names.ts';
import { Choices } from '../parts/Choices.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import type { Way } from '../worker/protocol.ts';

/** versus: a game for one, played by two, the other of whom is a bot. */
export type ChosenWay = Way | 'versus';

/** How to play: what a game for one, for two and for more of them allows. */
export function Ways({ game, way, onChange }: { game: Registered; way: ChosenWay; onChange(way: ChosenWay): void }) {
  const t = useText();
  const alone = game.seats.length === 1;
  const named = (value: ChosenWay, icon: IconName, name: string, about: string) => ({
    value,
    name: (
      <>
        <Icon name={icon} /> {name}
      </>
    ),
    about,
  });
  const hotseat = named('hotseat', 'table', t.wayHotseat, game.open === true ? t.wayHotseatOpen : t.wayHotseatAbout);
  const among = !alone
    ? [named('bot', 'bot', t.wayBot, t.wayBotAbout), hotseat]
    : game.together === undefined
      ? [named('bot', 'person', t.wayAlone, t.wayAloneAbout)]
      : [named('bot', 'person', t.wayAlone, t.wayAloneAbout), named('versus', 'bot', t.wayBot, t.wayBotAbout), hotseat];
  return (
    <Choices
      label={t.way}
      value={way}
      options={[...among, named('companion', 'dice', t.wayCompanion, t.wayCompanionAbout)]}
      onChange={onChange}
    />
  );
}

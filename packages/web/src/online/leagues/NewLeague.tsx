import { type FormEvent, useState } from 'react';
import { go } from '../../app/route.ts';
import { GAMES, type Registered } from '../../games/index.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { scenariosFor, seatsFor } from '../../setup/chosen.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';

/** Scenarios that two play against each other. */
const forTwo = (game: Registered) => {
  const fixed = game.together?.options ?? {};
  return scenariosFor(game, fixed).filter(({ id }) => seatsFor(game, id, fixed).length === 2);
};

/** A league in one dialog: its name, what is played, how, and how much time there is. */
export function NewLeague({ onClose }: { onClose(): void }) {
  const w = useWords();
  const c = useSeasonWords();
  const names = useNames();
  const playable = GAMES.filter(game => forTwo(game).length > 0);
  const [name, setName] = useState('');
  const [game, setGame] = useState(playable[0].id);
  const [scenario, setScenario] = useState('');
  const [kind, setKind] = useState<'round-robin' | 'knock-out'>('round-robin');
  const [legs, setLegs] = useState<'1' | '2'>('1');
  const [roundDays, setRoundDays] = useState('14');
  const [moveDays, setMoveDays] = useState('3');
  const { busy, error, run } = useDo();
  const chosen = playable.find(({ id }) => id === game) ?? playable[0];
  const scenarios = forTwo(chosen);
  const played = scenarios.find(({ id }) => id === scenario) ?? scenarios[0];
  const found = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const league = await server.foundLeague({
        ...{ name, game: chosen.id, scenario: played.id, options: chosen.together?.options ?? {}, kind, legs: Number(legs) },
        ...{ roundDays: Number(roundDays) || 14, moveDays: Number(moveDays) || 3 },
      });
      go({ page: 'league', id: league.id });
    });
  };
  return (
    <Dialog wide title={c.newLeague} close={w.close} onClose={onClose}>
      <form className="dialog-body new-table" id="new-league" onSubmit={found}>
        <Field label={c.leagueName} value={name} required maxLength={80} onText={setName} />
        <Choices
          row
          label={w.game}
          value={chosen.id}
          options={playable.map(({ id }) => ({ value: id, name: names.title(id) }))}
          onChange={setGame}
        />
        {scenarios.length > 1 && (
          <Select
            label={w.scenario}
            value={played.id}
            options={scenarios.map(({ id }) => ({ value: id, name: names.scenario(chosen.id, id) }))}
            onChange={setScenario}
          />
        )}
        <Choices
          label={c.leagueKind}
          value={kind}
          options={(['round-robin', 'knock-out'] as const).map(one => ({
            value: one,
            name: c.kinds[one],
            about: c.kindAbout[one],
          }))}
          onChange={setKind}
        />
        {kind === 'round-robin' && (
          <Choices
            row
            label={c.legs}
            value={legs}
            options={(['1', '2'] as const).map(one => ({ value: one, name: c.legsOf[Number(one)] }))}
            onChange={setLegs}
          />
        )}
        <div className="bot-seats">
          <Field label={c.roundDays} type="number" min={1} max={120} value={roundDays} onText={setRoundDays} />
          <Field label={c.moveDays} type="number" min={1} max={60} value={moveDays} onText={setMoveDays} />
        </div>
      </form>
      <Complaint of={error} />
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {w.cancel}
        </button>
        <button type="submit" form="new-league" className="btn primary" disabled={busy}>
          <Icon name="herald" /> {c.found}
        </button>
      </div>
    </Dialog>
  );
}

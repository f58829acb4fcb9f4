import { type FormEvent, useState } from 'react';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { GAMES } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { scenariosFor } from '../../setup/chosen.ts';
import { Complaint } from '../parts/Field.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { ownEntropy } from './NewTable.tsx';
import { PACES } from './pace.ts';

const ANY = 'any';

/** Anybody, this game, so much time: two clicks. */
export function FindOpponent({ onSought, onLay, onName }: { onSought(): void; onLay(): void; onName(): void }) {
  const w = useWords();
  const names = useNames();
  const { language } = useSettings();
  const [game, setGame] = useState(GAMES[0].id);
  const [scenario, setScenario] = useState(ANY);
  const [pace, setPace] = useState('days3');
  const [waits, setWaits] = useState(false);
  const { busy, error, run } = useDo();
  const chosen = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const scenarios = scenariosFor(chosen, chosen.together?.options ?? {});
  const seek = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const wanted = { game: chosen.id, scenario: scenario === ANY ? null : scenario, pace: PACES[pace], entropy: ownEntropy() };
      const table = await server.seek(wanted);
      if (table !== null) return go({ page: 'table', id: table.id });
      setWaits(true);
      onSought();
    });
  };
  return (
    <section className="find" aria-labelledby="find">
      <h2 id="find">{w.findOpponent}</h2>
      <form onSubmit={seek}>
        <Select
          label={w.game}
          value={chosen.id}
          options={GAMES.map(({ id }) => ({ value: id, name: names.title(id) }))}
          onChange={next => {
            setGame(next);
            setScenario(ANY);
            setWaits(false);
          }}
        />
        <Select
          label={w.scenario}
          value={scenario}
          options={[
            { value: ANY, name: w.anyScenario },
            ...scenarios.map(({ id }) => ({ value: id, name: chosen.card[language].scenario[id] ?? id })),
          ]}
          onChange={setScenario}
        />
        <Select
          label={w.time}
          value={pace}
          options={Object.entries(PACES).map(([id, one]) => ({ value: id, name: paceOf(one, w, false) }))}
          onChange={setPace}
        />
        <button type="submit" className="btn dark" disabled={busy}>
          <Icon name="search" /> {w.seek}
        </button>
      </form>
      <p className="about" role="status">
        {waits ? w.seekWaits : w.seekAbout}{' '}
        <button type="button" className="link" onClick={onName}>
          {w.challengeByName}
        </button>{' '}
        ·{' '}
        <button type="button" className="link" onClick={onLay}>
          {w.layOutTable}
        </button>
      </p>
      <Complaint of={error} />
    </section>
  );
}

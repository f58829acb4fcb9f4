import type { Board } from '@polemos/kernel';
import type { NewTable as MadeTable, Pace } from '@polemos/server/client';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { GAMES, type Registered } from '../../games/index.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { type Options, seatsFor, settledOptions } from '../../setup/chosen.ts';
import { SetUp } from '../../setup/SetUp.tsx';
import { Temper, withTemper } from '../../setup/Temper.tsx';
import { useText } from '../../text/index.ts';
import { LEVELS, temperedLevels } from '../../worker/protocol.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { Select } from '../parts/Select.tsx';
import { isSomebody, server, setMe, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { lookAgain } from '../parts/waiting.ts';
import { useWords } from '../words.ts';

const NOBODY = 'nobody';
const PERSON = 'person';
/** What is soonest over is offered first. */
const shortest = (games: readonly Registered[]): Registered | undefined => games.toSorted((a, b) => a.minutes - b.minutes)[0];
/** Something of the browser's own for the dice, unless the player types something else in the waiting room. */
export const ownEntropy = (): string => crypto.randomUUID();

/** Game, scenario, seats, bots, who may come, the clock; then whatever else a host may want. */
export function NewTable({ whom, onClose }: { whom?: string; onClose(): void }) {
  const w = useWords();
  const t = useText();
  const names = useNames();
  const me = useMe();
  const { language } = useSettings();
  const offers = useRead(() => server.games(), 'games');
  const [game, setGame] = useState('');
  const [scenario, setScenario] = useState('');
  const [seat, setSeat] = useState('');
  const [bots, setBots] = useState<Readonly<Record<string, string>>>({});
  const [temper, setTemper] = useState('');
  const [access, setAccess] = useState<'public' | 'private' | 'name'>(whom === undefined ? 'public' : 'name');
  const [opponent, setOpponent] = useState(whom ?? '');
  const [clock, setClock] = useState<Pace['kind']>('days');
  const [days, setDays] = useState('3');
  const [bank, setBank] = useState('4');
  const [autostart, setAutostart] = useState(true);
  const [absence, setAbsence] = useState('7');
  const [minutes, setMinutes] = useState('45');
  const [increment, setIncrement] = useState('30');
  const [title, setTitle] = useState('');
  const [spectators, setSpectators] = useState(true);
  const [delay, setDelay] = useState('0');
  const [council, setCouncil] = useState<'free' | 'rotate' | 'vote'>('rotate');
  const [options, setOptions] = useState<Options | null>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const [name, setName] = useState('');
  const { busy, error, run } = useDo();

  const playable = GAMES.filter(({ id }) => offers.value?.some(offer => offer.id === id));
  const offer = playable.find(({ id }) => id === game) ?? shortest(playable);
  const chosen = offer?.scenarios.find(({ id }) => id === scenario) ?? offer?.scenarios[0];
  // Online a game for one or two is for two, unless somebody says otherwise.
  const wanted = options ?? offer?.together?.options ?? {};
  const settled = offer === undefined || chosen === undefined ? {} : settledOptions(offer, chosen.id, wanted);
  const seats = offer === undefined || chosen === undefined ? [] : seatsFor(offer, chosen.id, settled);
  const mine = seat === NOBODY ? null : seats.includes(seat) ? seat : seats[0];
  const pick = (next: string) => {
    setGame(next);
    setScenario('');
    setSeat('');
    setBots({});
    setTemper('');
    setOptions(null);
    setBoard(null);
  };
  const pace = (): Pace =>
    clock === 'days'
      ? { kind: 'days', days: Number(days) || 3, bank: Number(bank) || 0 }
      : clock === 'live'
        ? { kind: 'live', minutes: Number(minutes) || 45, increment: Number(increment) || 0 }
        : { kind: 'none' };
  const layOut = () =>
    void run(async () => {
      if (offer === undefined || chosen === undefined) return;
      if (!isSomebody(me)) setMe((await server.enterAsGuest(name, language)).me);
      const taken = Object.entries(bots).filter(([of, level]) => seats.includes(of) && of !== mine && level !== PERSON);
      const made: MadeTable = {
        game: offer.id,
        scenario: chosen.id,
        options: settled,
        ...(board === null ? {} : { board }),
        title,
        public: access === 'public',
        autostart,
        absence: Number(absence) || 7,
        pace: pace(),
        spectators,
        delay: (Number(delay) || 0) * 60,
        bots: Object.fromEntries(taken.map(([of, level]) => [of, withTemper(offer, level, temper)])),
        seat: mine ?? null,
        council,
        ...(mine === null || mine === undefined ? {} : { entropy: ownEntropy() }),
      };
      const table = access === 'name' ? await server.challenge({ name: opponent }, made) : await server.createTable(made);
      void lookAgain();
      onClose();
      go({ page: 'table', id: table.id });
    });

  return (
    <Dialog wide title={w.newTable} close={w.close} onClose={onClose}>
      {offer === undefined || chosen === undefined ? (
        <div className="dialog-body">
          <div className="skeleton" />
          <Complaint of={offers.error === null ? null : (w.errors[offers.error] ?? w.failed)} />
        </div>
      ) : (
        <form
          className="dialog-body new-table"
          id="new-table"
          onSubmit={event => {
            event.preventDefault();
            layOut();
          }}
        >
          {!isSomebody(me) && (
            <Field label={w.yourName} value={name} required maxLength={32} autoComplete="nickname" onText={setName} />
          )}
          <Choices
            row
            label={w.game}
            value={offer.id}
            options={playable.map(({ id }) => ({ value: id, name: names.title(id) }))}
            onChange={pick}
          />
          <SetUp
            game={offer}
            scenario={chosen.id}
            options={wanted}
            board={board}
            onBoard={setBoard}
            onScenario={setScenario}
            onOption={(id, value) => setOptions({ ...wanted, [id]: value })}
          />
          <Choices
            row
            label={w.mySeat}
            value={mine ?? NOBODY}
            options={[
              ...seats.map(id => ({
                value: id,
                name: (
                  <>
                    <Badge side={id} /> {names.seat({ game: offer.id, scenario: chosen?.id }, id)}
                  </>
                ),
              })),
              { value: NOBODY, name: w.noSeat },
            ]}
            onChange={setSeat}
          />
          {seats.length > 1 && (
            <fieldset className="choices">
              <legend className="caps">{w.botIn}</legend>
              <p className="about">{w.botInAbout}</p>
              <div className="bot-seats">
                {seats
                  .filter(id => id !== mine)
                  .map(id => (
                    <Select
                      key={id}
                      label={names.seat({ game: offer.id, scenario: chosen?.id }, id)}
                      value={bots[id] ?? PERSON}
                      options={[
                        { value: PERSON, name: w.noBot },
                        ...[...LEVELS, ...(offer.bots ?? [])].map(level => ({
                          value: level as string,
                          name: t.botPlayer(names.bot(offer.id, level)),
                        })),
                      ]}
                      onChange={level => setBots(now => ({ ...now, [id]: level }))}
                    />
                  ))}
              </div>
              {seats.some(id => id !== mine && temperedLevels(offer).includes(bots[id] ?? PERSON)) && (
                <Temper value={temper} onChange={setTemper} />
              )}
            </fieldset>
          )}
          <Choices
            label={w.access}
            value={access}
            options={[
              { value: 'public', name: w.accessPublic, about: w.accessPublicAbout },
              { value: 'private', name: w.accessPrivate, about: w.accessPrivateAbout },
              { value: 'name', name: w.accessName, about: w.accessNameAbout },
            ]}
            onChange={setAccess}
          />
          {access === 'name' && <Field label={w.opponentName} value={opponent} required maxLength={32} onText={setOpponent} />}
          <Choices
            row
            label={w.clock}
            value={clock}
            options={[
              { value: 'none', name: w.clockNone },
              { value: 'days', name: w.clockDays },
              { value: 'live', name: w.clockLive },
            ]}
            onChange={setClock}
          />
          {clock === 'days' && (
            <div className="bot-seats">
              <Field label={w.days} type="number" min={1} max={60} value={days} onText={setDays} />
              <Field label={w.bankDays} about={w.bankAbout} type="number" min={0} max={60} value={bank} onText={setBank} />
            </div>
          )}
          <label className="check">
            <input type="checkbox" checked={autostart} onChange={event => setAutostart(event.target.checked)} /> {w.autostart}
          </label>
          {clock === 'live' && (
            <div className="bot-seats">
              <Field label={w.minutes} type="number" min={1} max={600} value={minutes} onText={setMinutes} />
              <Field label={w.increment} type="number" min={0} max={600} value={increment} onText={setIncrement} />
            </div>
          )}
          <details className="more">
            <summary>{w.more}</summary>
            <Field label={w.title} value={title} maxLength={80} onText={setTitle} />
            <label className="check">
              <input type="checkbox" checked={spectators} onChange={event => setSpectators(event.target.checked)} />{' '}
              {w.spectators}
            </label>
            <Field label={w.absence} type="number" min={1} max={60} value={absence} onText={setAbsence} />
            {spectators && <Field label={w.delay} type="number" min={0} max={1440} value={delay} onText={setDelay} />}
            <Choices
              label={w.council}
              value={council}
              options={[
                { value: 'rotate', name: w.councilRotate, about: w.councilAbout },
                { value: 'vote', name: w.councilVote },
                { value: 'free', name: w.councilFree },
              ]}
              onChange={setCouncil}
            />
          </details>
        </form>
      )}
      <Complaint of={error} />
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {w.cancel}
        </button>
        <button type="submit" form="new-table" className="btn primary" disabled={busy || offer === undefined}>
          <Icon name="table" /> {w.layOut}
        </button>
      </div>
    </Dialog>
  );
}

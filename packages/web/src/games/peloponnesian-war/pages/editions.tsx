import { COMPARISON, type Comparison, type EditionsText, editions, SECTIONS } from '@polemos/peloponnesian-war/editions';
import { useEffect, useState } from 'react';
import { hrefOf } from '../../../app/route.ts';
import { useSettings } from '../../../app/settings.ts';
import type { Book } from '../../../parts/book.ts';
import { Choices } from '../../../parts/Choices.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { LanguageSwitch } from '../../../parts/LanguageSwitch.tsx';
import { RuleContext, RuleLink } from '../../../parts/RuleLink.tsx';
import { Rules } from '../../../parts/Rules.tsx';
import { useText } from '../../../text/index.ts';
import { book } from '../panels/book.ts';
import '../style/editions.css';

interface Words {
  readonly topic: string;
  readonly both?: string;
  readonly second?: string;
  readonly first?: string;
}
const Ids = ({ ids }: { ids: readonly string[] }) => (
  <span className="edition-ids">
    {ids.map(id => (
      <RuleLink key={id} id={id} />
    ))}
  </span>
);

/** One rule: two columns where the editions differ, one across both where they do the same. */
function Row({ row, words, t }: { row: Comparison; words: Words; t: EditionsText['page'] }) {
  return (
    <tr data-row={row.id} className={row.kind}>
      <th scope="row">
        {words.topic}
        <span className={`edition-kind ${row.kind}`}>{t.kind[row.kind]}</span>
      </th>
      {words.both === undefined ? (
        <>
          <td data-edition={t.second}>
            <p>{words.second}</p>
            <Ids ids={row.second} />
          </td>
          <td data-edition={t.first}>
            <p>{words.first}</p>
            <Ids ids={row.first} />
          </td>
        </>
      ) : (
        <td colSpan={2} className="both">
          <p>{words.both}</p>
          <Ids ids={[...row.second, ...row.first]} />
        </td>
      )}
    </tr>
  );
}

/** The two printed editions of the game, rule by rule. */
export default function EditionsPage() {
  const { language } = useSettings();
  const house = useText();
  const { page: t, rows } = editions[language];
  const [which, setWhich] = useState<'differing' | 'all'>('differing');
  const [rule, setRule] = useState<{ readonly id: string } | null>(null);
  const shown = COMPARISON.filter(({ kind }) => which === 'all' || kind === 'differs');
  return (
    <RuleContext value={id => setRule({ id })}>
      {rule !== null && <RulesDialog rule={rule} onClose={() => setRule(null)} />}
      <div className="editions">
        <nav className="bar" aria-label={house.title}>
          <a className="logo" href={hrefOf({ page: 'home' })}>
            <Icon name="side-athens" />
            <Icon name="side-sparta" />
            <b>{house.title}</b>
          </a>
          <span className="space" />
          <LanguageSwitch />
        </nav>
        <main>
          <header>
            <h1>{t.title}</h1>
            <p>{t.about}</p>
          </header>
          <div className="editions-tools">
            <Choices
              row
              label={t.title}
              value={which}
              options={[
                { value: 'differing', name: t.differing },
                { value: 'all', name: t.all },
              ]}
              onChange={setWhich}
            />
            <p role="status">{t.count(shown.length, COMPARISON.length)}</p>
          </div>
          {SECTIONS.map(section => {
            const part = shown.filter(row => row.section === section);
            if (part.length === 0) return null;
            return (
              <section key={section}>
                <h2>{t.section[section as keyof typeof t.section]}</h2>
                <table>
                  <thead>
                    <tr>
                      <td />
                      <th scope="col">{t.second}</th>
                      <th scope="col">{t.first}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {part.map(row => (
                      <Row key={row.id} row={row} words={rows[row.id as keyof typeof rows]} t={t} />
                    ))}
                  </tbody>
                </table>
              </section>
            );
          })}
        </main>
      </div>
    </RuleContext>
  );
}

/** The rulebook of both editions, opened at a rule. */
function RulesDialog({ rule, onClose }: { rule: { readonly id: string }; onClose(): void }) {
  const { language } = useSettings();
  const house = useText();
  const [text, setText] = useState<Book | null>(null);
  useEffect(() => {
    void book(language).then(setText);
  }, [language]);
  return (
    <Dialog wide className="editions-rules" title={house.rules} close={house.close} onClose={onClose}>
      <div className="dialog-body">
        <Rules book={text} open={rule} href={hrefOf({ page: 'rules', game: 'peloponnesian-war' })} />
      </div>
    </Dialog>
  );
}

import { type ChangeEvent, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import type { Checked } from '../../worker/check.ts';
import { session } from '../../worker/session.ts';
import { Frame } from '../parts/Frame.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useSeasonWords } from '../seasonWords.ts';
import { Verdict } from './Verdict.tsx';
import '../../style/home.css';
import '../style/online.css';
import '../style/season.css';

/** The dice of downloaded matches, checked by the page alone. */
export default function CheckPage() {
  const c = useSeasonWords();
  const [done, setDone] = useState<readonly { readonly name: string; readonly checked: Checked }[]>([]);
  const [waiting, setWaiting] = useState(0);
  const onFiles = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setDone([]);
    setWaiting(files.length);
    for (const file of files) {
      const answer = await session().ask({ ask: 'check', file });
      if ('checked' in answer) setDone(now => [...now, { name: file.name, checked: answer.checked }]);
      setWaiting(now => now - 1);
    }
  };
  return (
    <Frame page="online">
      <PageHead icon="dice" title={c.check} about={c.checkAbout}>
        <label className="btn primary file">
          <Icon name="layers" /> {c.checkChoose}
          <input className="sr" type="file" multiple accept=".json,application/json" onChange={onFiles} />
        </label>
      </PageHead>
      {waiting > 0 && <p role="status">{waiting}</p>}
      <ul className="checked">
        {done.map(({ name, checked }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and two files may have one name
          <li key={i}>
            <b>{name}</b>
            <Verdict of={checked} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

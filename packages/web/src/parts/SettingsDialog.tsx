import { LANGUAGES } from '@polemos/kernel';
import { change, changePace, PACES, paceOf, useSettings } from '../app/settings.ts';
import { useWords } from '../orientation/words.ts';
import { useText } from '../text/index.ts';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';

const Check = ({ name, on, onChange }: { name: string; on: boolean; onChange(on: boolean): void }) => (
  <label className="check">
    <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} /> {name}
  </label>
);

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { language, theme, keys, confirm, preview, opening, sound, ...told } = useSettings();
  const { showOpening } = useWords();
  return (
    <Dialog title={t.settings} close={t.close} onClose={onClose}>
      <div className="dialog-body">
        <Choices
          row
          label={t.language}
          value={language}
          options={LANGUAGES.map(value => ({ value, name: t.languageNames[value] }))}
          onChange={value => change({ language: value })}
        />
        <Choices
          row
          label={t.theme}
          value={theme}
          options={[
            { value: 'system', name: t.themeSystem },
            { value: 'light', name: t.themeLight },
            { value: 'dark', name: t.themeDark },
          ]}
          onChange={value => change({ theme: value })}
        />
        <Choices
          row
          label={t.confirmActions}
          value={confirm}
          options={[
            { value: 'final', name: t.confirmFinal },
            { value: 'always', name: t.confirmAlways },
            { value: 'never', name: t.confirmNever },
          ]}
          onChange={value => change({ confirm: value })}
        />
        <Choices
          row
          label={t.paceLabel}
          value={paceOf(told)}
          options={PACES.map(value => ({ value, name: t.paces[value] }))}
          onChange={changePace}
        />
        <Check name={t.previewFirst} on={preview} onChange={on => change({ preview: on })} />
        <Check name={t.soundOn} on={sound} onChange={on => change({ sound: on })} />
        <Check name={showOpening} on={opening} onChange={on => change({ opening: on })} />
        <Check name={t.singleKeys} on={keys} onChange={on => change({ keys: on })} />
      </div>
    </Dialog>
  );
}

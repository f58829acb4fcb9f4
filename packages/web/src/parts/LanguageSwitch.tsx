import { LANGUAGES } from '@polemos/kernel';
import { change, useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';

/** EN IT FR, at once and everywhere. */
export function LanguageSwitch() {
  const { language } = useSettings();
  const t = useText();
  return (
    <div className="languages" role="radiogroup" aria-label={t.language}>
      {LANGUAGES.map(one => (
        // biome-ignore lint/a11y/useSemanticElements: a row of short buttons, not of native radios
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={language === one}
          aria-label={t.languageNames[one]}
          lang={one}
          onClick={() => change({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';

/** Below the ask: the last thing that was done was a bot's. */
export function WhyLine({ name, onAsk }: { name: string; onAsk(): void }) {
  const t = useText();
  return (
    <p className="why-line">
      <button type="button" className="tell" onClick={onAsk}>
        <Icon name="why" /> {t.askBotWhy(name)}
      </button>
    </p>
  );
}

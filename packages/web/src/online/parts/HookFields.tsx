import { useWords } from '../words.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

export interface Hook {
  readonly kind: 'webhook' | 'discord';
  readonly url: string;
}

/** A channel of people's own that is told: of which kind, and where. */
export function HookFields({ label, hook, onHook }: { label: string; hook: Hook; onHook: (hook: Hook) => void }) {
  const w = useWords();
  return (
    <>
      <Select
        label={label}
        value={hook.kind}
        options={[
          { value: 'webhook', name: w.channelWebhook },
          { value: 'discord', name: w.channelDiscord },
        ]}
        onChange={kind => onHook({ ...hook, kind })}
      />
      <Field label={w.hookUrl} type="url" required value={hook.url} maxLength={500} onText={url => onHook({ ...hook, url })} />
    </>
  );
}

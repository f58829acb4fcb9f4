import { createContext, useContext } from 'react';

/** Opens a rule in the rules panel. */
export const RuleContext = createContext<(id: string) => void>(() => {});

export function RuleLink({ id }: { id: string }) {
  const open = useContext(RuleContext);
  return (
    <button type="button" className="rule" onClick={() => open(id)}>
      {id}
    </button>
  );
}

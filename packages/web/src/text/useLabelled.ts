import { useSettings } from '../app/settings.ts';
import { labelled } from './figures.ts';

/** A label before what it says, with the colon of the language. */
export function useLabelled(): (label: string, said?: string) => string {
  const { language } = useSettings();
  return (label, said = '') => labelled(label, said, language);
}

/** Games in which nothing is hidden: at one screen nobody needs to look away. */
const OPEN: ReadonlySet<string> = new Set(['peloponnesian-war']);
export const isOpen = (id: string): boolean => OPEN.has(id);

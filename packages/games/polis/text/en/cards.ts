import data from '../../data/events.json' with { type: 'json' };

/** Titles and words of the event cards: in English the data hold them, beside their sources. */
export const TITLE: Readonly<Record<string, string>> = Object.fromEntries(data.events.map(({ id, title }) => [id, title]));
export const WORDING: Readonly<Record<string, string>> = Object.fromEntries(data.events.map(({ id, text }) => [id, text]));

import { die } from '@polemos/kernel';

/** What the three catalogues have in common: names looked up by id, lists of goods and places. */
export const name = (table: Readonly<Record<string, string>>, id: unknown): string => table[String(id)] ?? String(id);
export const listed = (ids: unknown, of: (id: unknown) => string): string => (ids as unknown[]).map(of).join(', ');

/** The dice of a market in front of what they do; an event moves a marker without any. */
export const rolled = (dice: unknown): string => (dice as number[]).map(face => `${die('market', face)} `).join('');

export interface Half {
  readonly card: string;
  readonly formation: string;
  readonly manoeuvre: string;
  readonly value: number;
}
/** PO-G-e: the goods that decide where the scores are equal, as "14 : 9"; null where they are not. */
export function goodsOfTie(sparta: unknown, athens: unknown): string | null {
  const [one, other] = [sparta, athens] as Readonly<Record<'total' | 'goods', number>>[];
  return one.total === other.total ? `${one.goods} : ${other.goods}` : null;
}
/** One effect of an option on an event card. */
export interface Loss {
  readonly op: string;
  readonly amount: number;
  readonly good?: string;
  readonly polis?: string;
}
/** Proper names are the rulebook’s own Greek in all languages. */
export const POLIS = {
  sparta: 'Sparta',
  gytheion: 'Gytheion',
  pylos: 'Pylos',
  athenai: 'Athenai',
  chalkis: 'Chalkis',
  chios: 'Chios',
  samos: 'Samos',
  thebai: 'Thebai',
  korinthos: 'Korinthos',
  argos: 'Argos',
  naupaktos: 'Naupaktos',
  korkyra: 'Korkyra',
  epidamnos: 'Epidamnos',
  abdera: 'Abdera',
  pydna: 'Pydna',
  poteidaia: 'Poteidaia',
  syrakousai: 'Syrakousai',
  gela: 'Gela',
};
export const PLACES = {
  makedonia: 'Makedonia',
  akarnania: 'Akarnania',
  thessalia: 'Thessalia',
  boiotia: 'Boiotia',
  attika: 'Attika',
  megaris: 'Megaris',
  achaia: 'Achaia',
  arkadia: 'Arkadia',
  messenia: 'Messenia',
  lakedaimon: 'Lakedaimon',
  ionia: 'Ionia',
  sikelia: 'Sikelia',
  ionio: 'Ionio Pelagos',
  myrtoo: 'Myrtoo Pelagos',
  kyklades: 'Kyklades',
  sporades: 'Noties Sporades',
  thrakiko: 'Thrakiko Pelagos',
};
export const MARKET = {
  illyria: 'Illyria',
  thraki: 'Thraki',
  euxeinos: 'Euxeinos Pontos',
  persis: 'Persis',
  aigyptos: 'Aigyptos',
};
export const GREEK_MANOEUVRE = { othismos: 'Othismos', diekplous: 'Diekplous', periplous: 'Periplous', kyklos: 'Kyklos' };

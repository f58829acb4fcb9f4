import data from '../data/board.json' with { type: 'json' };

/** Names of the spaces as the board data have them; English ones in the canonical spelling (PW-R81). */
const ENGLISH: Readonly<Record<string, string>> = {
  cenchreae: 'Cenchreae',
  phlius: 'Phlius',
  orneae: 'Orneae',
  'cape-scyllaeum': 'Cape Scyllaeum',
  mantinea: 'Mantinea',
  'epidaurus-limera': 'Epidaurus Limera',
  plataea: 'Plataea',
  siphae: 'Siphae',
  chaeronea: 'Chaeronea',
  amphissa: 'Amphissa',
  atalanta: 'Atalanta',
  thermopylae: 'Thermopylae',
  teichium: 'Teichium',
  sollium: 'Sollium',
  sybota: 'Sybota',
  cephallenia: 'Cephallenia',
  pteleum: 'Pteleum',
  pella: 'Pella',
  maroneia: 'Maroneia',
  proconnesus: 'Proconnesus',
  antandrus: 'Antandrus',
  skyros: 'Skyros',
  kalymnos: 'Kalymnos',
  halicarnassus: 'Halicarnassus',
  syros: 'Syros',
  kythnos: 'Kythnos',
  astypalaea: 'Astypalaea',
  'liparian-is': 'Liparian Islands',
  'panormus-achaea': 'Panormus (Gulf of Corinth)',
  'panormus-sicily': 'Panormus (Sicily)',
};
const named = (name: (space: (typeof data.spaces)[number]) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(data.spaces.map(space => [space.id, name(space)]));
export const SPACES_EN = named(({ id, name }) => ENGLISH[id] ?? name);
export const SPACES_IT = named(({ nameIt }) => nameIt);
export const SPACES_FR = named(({ nameFr }) => nameFr);

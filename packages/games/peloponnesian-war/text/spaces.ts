import data from '../data/board.json' with { type: 'json' };

/** Names of the spaces as the board data have them; English ones in the canonical spelling (PW-R81). */
const ENGLISH: Readonly<Record<string, string>> = {
  cenchrae: 'Cenchreae',
  philius: 'Phlius',
  oronae: 'Orneae',
  'cape-seyllaecum': 'Cape Scyllaeum',
  mantineia: 'Mantinea',
  'epidaurus-limeria': 'Epidaurus Limera',
  platea: 'Plataea',
  siphiae: 'Siphae',
  charonea: 'Chaeronea',
  amphisa: 'Amphissa',
  atlante: 'Atalanta',
  thermopolye: 'Thermopylae',
  teichum: 'Teichium',
  sollum: 'Sollium',
  sybotia: 'Sybota',
  cephalenia: 'Cephallenia',
  ptleum: 'Pteleum',
  pela: 'Pella',
  maraneia: 'Maroneia',
  proconneus: 'Proconnesus',
  antrandrus: 'Antandrus',
  skiros: 'Skyros',
  kaliminos: 'Kalymnos',
  halicarnarsus: 'Halicarnassus',
  siros: 'Syros',
  kithnos: 'Kythnos',
  astipal: 'Astypalaea',
  'panormus-achaea': 'Panormus (Gulf of Corinth)',
  'panormus-sicily': 'Panormus (Sicily)',
};
const named = (name: (space: (typeof data.spaces)[number]) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(data.spaces.map(space => [space.id, name(space)]));
export const SPACES_EN = named(({ id, name }) => ENGLISH[id] ?? name);
export const SPACES_IT = named(({ nameIt }) => nameIt);
export const SPACES_FR = named(({ nameFr }) => nameFr);

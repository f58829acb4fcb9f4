import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Timoléon',
    text: 'Un Corinthien retiré depuis le meurtre de son frère, tyran. Envoyé avec dix navires, il libéra Syracuse, déposa le pouvoir et y resta.',
    sources: 'Plut. Tim. 3–8, 36–39 ; Diod. 16.65–66, 16.90',
  },
  {
    about: 'Hicétas',
    text: 'Jadis ami de Dion, puis tyran de Leontini. Il se joignit à l’appel à Corinthe et traitait en même temps avec Carthage.',
    sources: 'Plut. Tim. 1–2, 32–33',
  },
  {
    about: 'Denys',
    text: 'Le second du nom. Enfermé dans Ortygia, il la remit à Timoléon et s’en alla à Corinthe, où il vécut en particulier et, dit-on, tint école.',
    sources: 'Plut. Tim. 13–15 ; Diod. 16.70',
  },
  {
    about: 'Andromaque',
    text: 'Il gouvernait Tauromenium selon les lois et donna à Timoléon son premier port. L’historien Timée était son fils.',
    sources: 'Plut. Tim. 10',
  },
  {
    about: 'Mamercus',
    text: 'Tyran de Catana, fier de ses vers. Battu, il se livra au jugement de Syracuse, et ne fut pas écouté jusqu’au bout.',
    sources: 'Plut. Tim. 13, 31, 34',
  },
  {
    about: 'Le Crimisos',
    text: 'Timoléon assaillit les Carthaginois pendant qu’ils passaient le fleuve, et la grêle les frappait au visage. Le Bataillon sacré des citoyens tomba jusqu’au dernier.',
    sources: 'Plut. Tim. 25–29 ; Diod. 16.77–81',
  },
  {
    about: 'Ortygia',
    text: 'Le premier Denys fit de l’île une forteresse dans la ville. Timoléon la fit abattre par les citoyens, et y bâtit des tribunaux.',
    sources: 'Diod. 14.7 ; Plut. Tim. 22',
  },
];

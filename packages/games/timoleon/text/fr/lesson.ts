/** The first month as Timoleon: what is said before each move, and what to click. */
export const lesson = {
  title: 'Le premier mois',
  steps: [
    {
      say: 'Décembre 344. Corinthe a envoyé **Timoléon** avec quelques navires. Vous le jouez, et siégez pour les autres quand ils n’ont qu’à acquiescer. D’abord **Carthage** déploie à l’ouest, sans être vue. {{TI-R68}}',
      hint: 'Pressez le bouton qui déploie le reste selon le plan.',
    },
    {
      say: '**Hicétas**, tyran de Léontinoi, tient Thapsos et un quartier de Syracuse. {{TI-FI-b}}',
      hint: 'Pressez le bouton qui déploie le reste selon le plan.',
    },
    {
      say: '**Denys** est à Ortygie, derrière les meilleurs murs de Sicile. Ouvrez la carte de **Syracuse** pour voir. {{TI-FY-c}}',
      hint: 'Pressez le bouton qui déploie le reste selon le plan.',
    },
    {
      say: 'Les indigènes restent chez eux. Un dé chacun a donné les **points d’opération**, six pour vous, et vous avez le plus haut jet : prenez la première place. {{TI-II-f}}',
      hint: 'Cliquez la place 1.',
    },
    { say: 'Hicétas veut agir en dernier.', hint: 'Cliquez la place 4.' },
    { say: 'Denys prend la troisième place.', hint: 'Cliquez la place 3.' },
    { say: 'Carthage prend ce qui reste.', hint: 'Cliquez la place 2.' },
    {
      say: 'Les pourparlers. Hicétas pourrait frapper le premier : offrez-lui un **traité**. {{TI-R83}}',
      hint: 'Près de Hicétas pressez **Offrir un traité**.',
    },
    {
      say: 'Une **trêve** jusqu’en mars. Les clauses ne lient personne, mais chacun apprend une rupture.',
      hint: 'Choisissez mars près de **Trêve jusqu’à** et pressez **Ajouter**.',
    },
    { say: 'C’est assez pour aujourd’hui.', hint: 'Pressez le bouton qui envoie l’offre.' },
    {
      say: 'Hicétas craint Denys plus que vous, et **signe**. Il pouvait refuser, ou répondre une fois.',
      hint: 'Pressez **Signer**.',
    },
    { say: 'Vous avez parlé.', hint: 'Pressez **J’ai parlé**.' },
    { say: 'Carthage n’a rien à offrir. Chaque faction parle une fois par tour. {{TI-II-t}}', hint: 'Pressez **J’ai parlé**.' },
    { say: 'Denys n’a rien à offrir. Chaque faction parle une fois par tour. {{TI-II-t}}', hint: 'Pressez **J’ai parlé**.' },
    { say: 'Hicétas n’a rien à offrir. Chaque faction parle une fois par tour. {{TI-II-t}}', hint: 'Pressez **J’ai parlé**.' },
    {
      say: 'Les points des quatre font 18 : personne ne doit **payer** cette fois. Hicétas pourrait réjouir ses conscrits par double solde, et ne le fait pas. {{TI-II-i}}',
      hint: 'Pressez **Ne pas payer le reste**.',
    },
    {
      say: 'Opérations : six points. **Activer** un chef en coûte un. Timoléon attend avec sa flotte dans le détroit. {{TI-II-o}}',
      hint: 'Cliquez la mer dorée devant Rhégion, ou **Activer un chef**, puis Timoléon.',
    },
    { say: 'Qui prend-il avec lui ? Tout le monde.', hint: 'Pressez le bouton qui prend tout le monde.' },
    { say: 'En route.', hint: 'Pressez le bouton principal.' },
    {
      say: 'Une flotte a 10 points de mouvement, et Timoléon ajoute son énergie de 4. Un point par mer. {{TI-VI-d}}',
      hint: 'Cliquez la mer de Naxos.',
    },
    {
      say: 'Andromaque de Tauroménion est votre ami. **Débarquez** là : deux points, et le mouvement finit. {{TI-VI-c}}',
      hint: 'Cliquez Tauroménion.',
    },
    { say: 'Piller la terre d’un ami serait mal commencer.', hint: 'Pressez le bouton de halte.' },
    {
      say: 'Les cités grecques qui sont à vous donnent leurs **citoyens**, une fois, pour un point. {{TI-V-b}}',
      hint: 'Pressez **Lever les citoyens**, puis Tauroménion.',
    },
    {
      say: 'Trois points pour la **diplomatie**. Mamercos tient Catane, la cité voisine. Les autres agissent en secret et on peut les espionner ; Timoléon agit au grand jour. {{TI-III-a}}',
      hint: 'Pressez **Gagner un chef mineur**, puis Mamercos ou Catane.',
    },
    {
      say: 'Qui sait peut enchérir, pour ou contre, en secret. Carthage garde son argent. {{TI-III-o}}',
      hint: 'Mettez le curseur à 0, puis pressez le bouton.',
    },
    {
      say: 'Vous : 90 talents comptent 3 au jet, et sont perdus quoi qu’il arrive. Il faut 7 ; les tyrans vous jugent à −1. {{TI-III-g}}',
      hint: 'Mettez le curseur à 90, puis pressez le bouton.',
    },
    { say: 'Hicétas respecte la trêve.', hint: 'Mettez le curseur à 0, puis pressez le bouton.' },
    { say: 'Denys n’y croit pas.', hint: 'Mettez le curseur à 0, puis pressez le bouton.' },
    {
      say: 'Un six : **Mamercos est à vous**, avec Catane et ses troupes. Il reste un point ; laissez-le.',
      hint: 'Pressez **Fin du tour**.',
    },
  ],
  end: 'Les autres agissent, puis les sièges affament et le mois finit. Syracuse est à deux marches au sud : prenez ses quartiers, tenez-la tout entière quatre tours, et la guerre est à vous. **Points** montre où en est chacun.',
};

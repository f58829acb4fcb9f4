/** The ornament under the frieze and on the curtain. */
export const Meander = ({ large = false }: { large?: boolean }) => (
  <svg className={large ? 'meander large' : 'meander'} aria-hidden="true">
    <rect width="100%" height="100%" fill={`url(#meander${large ? '-large' : ''})`} />
  </svg>
);

/** The sea at the foot of a black band. */
export const Waves = () => (
  <svg className="waves" aria-hidden="true">
    <rect width="100%" height="40" fill="url(#wave)" />
  </svg>
);

/** The ornament under the frieze and on the curtain. */
export const Meander = ({ large = false }: { large?: boolean }) => (
  <svg className={large ? 'meander large' : 'meander'} aria-hidden="true">
    <rect width="100%" height="100%" fill={`url(#meander${large ? '-large' : ''})`} />
  </svg>
);

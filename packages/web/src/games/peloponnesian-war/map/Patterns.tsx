/** Hatchings that fills refer to by name: activated this turn, the emergency fund, what something costs. */
export const Patterns = () => (
  <defs>
    <pattern id="spent" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={2} height={5} fill="#fff" opacity={0.34} />
    </pattern>
    <pattern id="fund" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill="var(--bronze-soft)" />
      <rect width={3} height={6} fill="var(--bronze)" />
    </pattern>
    <pattern id="cost" width={3} height={10} patternUnits="userSpaceOnUse">
      <rect width={3} height={10} fill="var(--clay-soft)" />
      <rect width={1} height={10} fill="var(--clay)" />
    </pattern>
  </defs>
);

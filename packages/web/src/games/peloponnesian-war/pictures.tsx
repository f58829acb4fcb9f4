import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import { setUpView } from '@polemos/peloponnesian-war/set-up';
import { useMemo } from 'react';
import type { Picture } from '../../orientation/orientation.ts';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';

type Drawn = Picture<View, PeloponnesianEvent>;
const view = setUpView();

/** A part of the map as the campaign begins, with some of its layers. */
const cut =
  (places: readonly string[], margin: number, layers: readonly string[] = []): Drawn =>
  ({ language, screens }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'campaign', view }, language, layers), [screens, language]);
    return <Still screens={screens} desk={desk} frame={around(screens.map, places, margin)} />;
  };

export const PICTURES: Readonly<Record<string, Drawn>> = {
  war: cut(['sparta', 'thebes', 'athens', 'naupactus'], 70),
  zones: cut(['corinth', 'thebes', 'piraeus', 'megara'], 60, ['zone-athens']),
  siege: cut(['potidaea', 'amphipolis'], 90),
};

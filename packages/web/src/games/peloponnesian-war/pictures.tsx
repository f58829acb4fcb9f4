import type { Language } from '@polemos/kernel';
import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import { type FC, useMemo } from 'react';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { screens } from './index.tsx';

const { map } = screens;
/** PW-0.7: the set-up of the campaign. */
const view: View = peloponnesianWar.view(peloponnesianWar.begin({ scenario: 'campaign', options: {} }), 0);

/** A part of the map as the campaign begins, with some of its layers. */
const cut =
  (places: readonly string[], margin: number, layers: readonly string[] = []): FC<{ language: Language }> =>
  ({ language }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'campaign', view }, language, layers), [language]);
    return <Still screens={screens} desk={desk} frame={around(map, places, margin)} />;
  };

export const PICTURES: Readonly<Record<string, FC<{ language: Language }>>> = {
  war: cut(['sparta', 'thebes', 'athens', 'naupactus'], 70),
  zones: cut(['corinth', 'thebes', 'piraeus', 'megara'], 60, ['zone-athens']),
  siege: cut(['potidaea', 'amphipolis'], 90),
};

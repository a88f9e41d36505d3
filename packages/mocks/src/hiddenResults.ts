import type { HiddenResults } from '@machine/contract/hiddenResults.ts';

export const nothingHidden: HiddenResults = { all: false, clubs: [], since: null, shown: [] };

/** Since the evening before `FIXED_NOW`. */
export const allHidden: HiddenResults = { all: true, clubs: [], since: '2025-10-01T00:00:00Z', shown: [] };

export const someClubsHidden: HiddenResults = { ...allHidden, all: false, clubs: ['LAL', 'ARS'] };

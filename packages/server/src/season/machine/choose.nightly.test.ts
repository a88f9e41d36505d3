import { expect, test } from 'vitest';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { chooseParameters, middleOfGrid } from './choose.ts';
import { CHOSEN_UNTIL, MODELS } from './model-parameters.ts';

test.each(['NBA', 'EPL'] as const)(
  '%s: the search from the middle of the grid chooses the parameters in use, whatever happened later',
  async (league) => {
    const seasons = await readBundledSeasons();
    const later = seasons.map((match) =>
      match.season > CHOSEN_UNTIL ? { ...match, segments: [{ home: 0, away: 9 }] } : match,
    );
    expect(chooseParameters(league, later, middleOfGrid(league)).model).toEqual(MODELS[league]);
  },
);

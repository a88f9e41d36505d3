import * as schemas from '../../hiddenResults.ts';
import { describeFields } from './describe.ts';

const choice = {
  all: 'True to hide the results of all matches.',
  clubs: 'Three-letter codes of the clubs whose results are hidden. Counts only while `all` is false.',
};

export const hiddenResults = [
  describeFields(schemas.hiddenResultsChoice, choice),
  describeFields(schemas.hiddenResults, {
    ...choice,
    since: 'Only results of matches that started later are hidden. Null while nothing is.',
    shown: 'Ids of such matches whose results the player has chosen to see.',
  }),
  describeFields(schemas.shownResult, {
    matchId: 'Id of the match whose result is shown. Null for all matches that have started by now.',
  }),
];

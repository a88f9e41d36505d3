import { NEW_RESULTS_MAX } from '../../constants.ts';
import * as schemas from '../../result.ts';
import { describeFields } from './describe.ts';
import { OPTIONAL_START } from './profile.ts';
import { RECAP_ID } from './recap.ts';

export const result = [
  describeFields(schemas.newResult, {
    id: RECAP_ID,
    startTime: OPTIONAL_START,
    choice: 'Pick of the caller: AGREE or DISAGREE with the Machine.',
    wasCorrect: 'True if the pick was right.',
    starsDelta: 'Stars that the pick earned; 0 if it was wrong.',
  }),
  describeFields(schemas.newResults, {
    since: 'Start of the first of the matches. Null without results.',
    until: 'When the newest of the results was graded: marking results as seen refers to it. Null without results.',
    totalCount: 'Number of graded picks that the caller has not been shown.',
    correctCount: 'Number of them that were right.',
    stars: 'Stars that they earned together.',
    beatenCount: 'Number of DISAGREE picks among them that were right.',
    results: `The newest of them by the start of the match, at most ${NEW_RESULTS_MAX}.`,
  }),
  describeFields(schemas.seenResults, {
    until: '`until` of the results that the caller has seen: all that were graded by then.',
  }),
];

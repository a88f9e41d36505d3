import { NEW_RESULTS_MAX } from '../../constants.ts';
import * as schemas from '../../result.ts';
import { describeFields } from './describe.ts';

export const result = [
  describeFields(schemas.newResult, {
    id: 'Id of the match, as in `/api/completed/{id}/recap`.',
    startTime: 'Start of the match. Absent on servers that do not send it.',
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
    disagreementCount: 'Number of DISAGREE picks among them.',
    beatenCount: 'Number of DISAGREE picks among them that were right.',
    results: `The newest of them by the start of the match, at most ${NEW_RESULTS_MAX}.`,
  }),
  describeFields(schemas.seenResults, {
    until: '`until` of the results that the caller has seen: all that were graded by then.',
  }),
];

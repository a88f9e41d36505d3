import { SLATE_MAX_HOURS } from '../../constants.ts';
import * as schemas from '../../slate.ts';
import { describeFields } from './describe.ts';
import { AS_OF, CLOCK } from './recap.ts';

export const slate = [
  describeFields(schemas.slateQuery, {
    from: "Start of the period, such as the start of a day in the viewer's time zone.",
    to: `End of the period, which is not part of it: at most ${SLATE_MAX_HOURS} hours after \`from\`.`,
  }),
  describeFields(schemas.slateResult, {
    clock: CLOCK,
    starsDelta:
      "Stars that the caller's pick has earned. Null until it is graded; absent on servers that do not say it.",
    asOf: AS_OF,
  }),
  describeFields(schemas.slateEntry, {
    match: 'The match.',
    prediction: 'Prediction of the Machine, without injuries and reasons.',
    result: 'Score and who was right. Absent until the match has started.',
  }),
  describeFields(schemas.slate, {
    entries: 'Predicted matches that start in the period, by start.',
    nextPredictionAt:
      'When the Machine publishes its next prediction. Null if unknown, and while one of these can be picked.',
  }),
];

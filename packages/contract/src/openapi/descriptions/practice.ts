import * as schemas from '../../practice.ts';
import { describeFields } from './describe.ts';
import { BULLETS } from './prediction.ts';

const FORM = 'as W, D or L, oldest first.';

export const practice = [
  describeFields(schemas.practiceMatch, {
    match: 'The match.',
    prediction: 'Prediction of the Machine, made only from matches that had ended before this one started.',
    form: [
      'The last five results of each club before the match.',
      { home: `Results of the home club, ${FORM}`, away: `Results of the away club, ${FORM}` },
    ],
    bullets: BULLETS,
    result: [
      'What happened. It is no secret, because a practice pick counts for nothing.',
      {
        outcome: 'Outcome of the match: HOME, AWAY or DRAW.',
        scoreHome: 'Final points or goals of the home club.',
        scoreAway: 'Final points or goals of the away club.',
        date: 'Day of the match at its venue, such as 2024-01-05.',
        season: 'Season of the match, such as 2023-24.',
      },
    ],
  }),
];

import * as schemas from '../../match.ts';
import { describeFields } from './describe.ts';
import { BULLETS, CONFIDENCE, CONTENT_HASH, PROBABILITIES, STAKES } from './prediction.ts';

export const RECAP_ID = 'Id of the match, as in `/api/completed/{id}/recap`.';
export const AS_OF =
  'When the source last confirmed the score of a LIVE match. Absent for others, and on servers that do not know.';
export const CLOCK = 'Clock of a LIVE match with its period, such as "Q3 7:12", "67\'" or "HT". Null without one.';

export const recap = [
  describeFields(schemas.source, {
    title: 'What the analysis is based on, such as "NBA schedule and rest days".',
    kind: 'Kind of the source: model, results, schedule or injuries.',
  }),
  describeFields(schemas.recap, {
    match: [
      'The match, which has started.',
      {
        officialResult:
          'Official result: a text such as "Los Angeles Lakers won 101–98", or HOME, AWAY or DRAW. Null until the match is FINAL.',
        asOf: AS_OF,
      },
    ],
    prediction: [
      'What the Machine had published. Null if it made no prediction.',
      {
        confidencePct: `${CONFIDENCE} Null if unknown.`,
        analysisAt: 'When the prediction was made. Null if unknown.',
        modelVersion: 'Version of the model, such as elo-nba-4. Null if unknown.',
        contentHash: `${CONTENT_HASH} Null if unknown.`,
        fullAnalysis: 'Exact text that `contentHash` was computed from. Null if there is none.',
        rationaleBullets: BULLETS,
        sources: 'What the analysis is based on.',
        stakes: STAKES,
        probabilities: PROBABILITIES,
      },
    ],
    grading: [
      'The grade of the prediction. Null until a result is known.',
      {
        postMortemAnalysis:
          'Text of the Machine about a wrong pick, ten minutes after it was graded. Null until then, and after a right one.',
      },
    ],
    userResult: [
      'Result of the pick of the caller. Null without one, and for visitors.',
      {
        wasCorrect: 'True if the pick was right, also while the match is PROVISIONAL. Null until a result is known.',
        starsDelta: 'Stars that the pick earned; 0 if it was wrong. Null until the match is FINAL.',
        streakProgress: 'Right picks in a row after this match. Null until the match is FINAL.',
        choice: 'Pick of the caller: AGREE or DISAGREE with the Machine. Null or absent if unknown.',
        ahead:
          'Stars that a graded DISAGREE pick puts its player ahead of the Machine; negative if it was wrong. Absent for other picks.',
      },
    ],
    word: 'A sentence of the Machine about its record after the match. Absent without one.',
  }),
];

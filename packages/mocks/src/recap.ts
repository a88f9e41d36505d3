import type { CompletedMatch, Recap } from '@machine/contract/match.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import {
  bareMatch,
  eplDrawMatch,
  finalMatch,
  finalWrongMatch,
  hostileMatch,
  livePickedMatch,
  postponedMatch,
  provisionalMatch,
  voidMatch,
} from './match.ts';
import { teams } from './teams.ts';

type Prediction = NonNullable<Recap['prediction']>;
type UserResult = NonNullable<Recap['userResult']>;

const ANALYSIS = `Los Angeles Lakers are rated 1584, Phoenix Suns 1541, which puts Los Angeles Lakers ahead by 43. Playing at home is worth 60 points to Los Angeles Lakers, on top of the lead in rating.

Los Angeles Lakers won 4 of their last 5 (W W L W W) and scored 5.2 points a match more than their opponents. Phoenix Suns won 2 of their last 5 (L W L L W) and scored 1.8 points a match fewer than their opponents. Los Angeles Lakers start 3 days after the start of their last match, Phoenix Suns 26 hours; the short rest costs Phoenix Suns 25 points.

Taken together that gives 63.4% for Los Angeles Lakers, 36.6% for Phoenix Suns, so the Machine picks Los Angeles Lakers.`;

/** Before the match: the prediction is fixed, its analysis not yet published. */
const sealedPrediction: Prediction = {
  machinePick: 'HOME',
  confidencePct: 63.4,
  analysisAt: '2025-10-12T22:05:00Z',
  modelVersion: 'elo-3.2',
  contentHash: '6f1f7ec3e8db4bb1f9cd4f4ad5a4bb8f0a7f0c1e9de1b2a36c5d8e7f90a1b2c3',
  fullAnalysis: null,
  rationaleBullets: [],
  sources: [],
};

const BULLETS = [
  'Rated 43 points above Phoenix Suns before the match.',
  'At home, which is worth 60 points.',
  'Phoenix Suns played 26 hours ago.',
];

const analyzedPrediction: Prediction = {
  ...sealedPrediction,
  fullAnalysis: ANALYSIS,
  rationaleBullets: BULLETS,
  sources: [
    { title: 'Results of the 2024–25 season', kind: 'results' },
    { title: 'League injury report, October 12', kind: 'injuries' },
    { title: 'Rest days of both clubs', kind: 'schedule' },
  ],
};

function recapMatch(match: CompletedMatch, officialResult: string | null): Recap['match'] {
  const { status, league, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, scoreHome, scoreAway, startTime } = match;
  const names = teams(homeTeam, homeTeamAbbr, awayTeam, awayTeamAbbr);
  return { status, league, officialResult, ...names, scoreHome, scoreAway, startTime };
}

const agreed: UserResult = { wasCorrect: true, starsDelta: 1, streakProgress: 4, choice: 'AGREE' };
const missed: UserResult = { wasCorrect: false, starsDelta: 0, streakProgress: 0, choice: 'AGREE' };
const undecided: UserResult = { wasCorrect: null, starsDelta: null, streakProgress: null, choice: 'DISAGREE' };

/** Both the Machine and the user were right. */
export const finalRecap: Recap = {
  match: recapMatch(finalMatch, 'HOME'),
  prediction: analyzedPrediction,
  grading: { isMachineCorrect: true, postMortemAnalysis: null },
  userResult: agreed,
  isGold: false,
  word: 'Home sides I gave 60% or more have now won 31 of 40 for me.',
};
export const goldRecap: Recap = { ...finalRecap, isGold: true, userResult: { ...agreed, starsDelta: 5 } };
export const goldMissedRecap: Recap = { ...goldRecap, userResult: { ...missed, choice: 'DISAGREE' } };
export const noPickRecap: Recap = { ...finalRecap, userResult: null };
/** A corrected result took away a star. */
export const correctedRecap: Recap = { ...finalRecap, userResult: { ...missed, starsDelta: -1 } };

export const wrongRecap: Recap = {
  match: recapMatch(finalWrongMatch, 'AWAY'),
  prediction: analyzedPrediction,
  grading: {
    isMachineCorrect: false,
    postMortemAnalysis:
      'Golden State Warriors led for three quarters, as expected.\n\nDenver Nuggets took 19 of the last 24 rebounds and forced overtime, which a rating does not see coming.',
  },
  userResult: { wasCorrect: true, starsDelta: 2, streakProgress: 5, choice: 'DISAGREE', ahead: 3.2 },
  isGold: false,
  word: 'I had been right on Denver Nuggets five times in a row. Not this time.',
};
/** The pay of the pick was fixed with the prediction. */
export const stakesRecap: Recap = {
  ...wrongRecap,
  prediction: { ...analyzedPrediction, stakes: { agree: 1.8, disagree: 3.2 } },
  userResult: { wasCorrect: true, starsDelta: 3.2, streakProgress: 5, choice: 'DISAGREE' },
};
/** The Machine was wrong and the post-mortem is still being generated. */
export const postMortemPendingRecap: Recap = {
  ...wrongRecap,
  grading: { isMachineCorrect: false, postMortemAnalysis: null },
};
/** Bullets instead of the full analysis. */
export const bulletsRecap: Recap = { ...finalRecap, prediction: { ...analyzedPrediction, fullAnalysis: null } };
/** Neither the full analysis nor bullets. */
export const withoutAnalysisRecap: Recap = { ...finalRecap, prediction: sealedPrediction };
export const withoutPredictionRecap: Recap = { ...finalRecap, prediction: null, grading: null };

export const liveRecap: Recap = {
  match: recapMatch(livePickedMatch, null),
  prediction: analyzedPrediction,
  grading: null,
  userResult: undecided,
  isGold: false,
};
export const provisionalRecap: Recap = {
  match: recapMatch(provisionalMatch, null),
  prediction: analyzedPrediction,
  grading: { isMachineCorrect: true, postMortemAnalysis: null },
  userResult: { ...undecided, wasCorrect: true, choice: 'AGREE' },
  isGold: true,
};
export const drawRecap: Recap = {
  match: recapMatch(eplDrawMatch, 'DRAW'),
  prediction: { ...analyzedPrediction, confidencePct: 41.2 },
  grading: { isMachineCorrect: false, postMortemAnalysis: 'A draw was the second likeliest result.' },
  userResult: missed,
  isGold: false,
};

const notCounted = (match: CompletedMatch): Recap => ({
  ...liveRecap,
  match: recapMatch(match, null),
  prediction: { ...sealedPrediction, rationaleBullets: BULLETS },
});
export const voidRecap = notCounted(voidMatch);
export const postponedRecap = notCounted(postponedMatch);

/** Parsed from a response with nothing but a match. */
export const bareRecap: Recap = {
  match: recapMatch(bareMatch, null),
  prediction: {
    ...sealedPrediction,
    machinePick: '',
    confidencePct: null,
    analysisAt: null,
    modelVersion: null,
    contentHash: null,
  },
  grading: null,
  userResult: { wasCorrect: null, starsDelta: null, streakProgress: null, choice: null },
  isGold: false,
};

export const hostileRecap: Recap = {
  match: recapMatch(hostileMatch, HOSTILE_TEXTS.svg),
  prediction: {
    machinePick: HOSTILE_TEXTS.bidi,
    confidencePct: -5,
    analysisAt: HOSTILE_TEXTS.tag,
    modelVersion: HOSTILE_TEXTS.long,
    contentHash: HOSTILE_TEXTS.emoji,
    fullAnalysis: Object.values(HOSTILE_TEXTS).join('\n'),
    rationaleBullets: Object.values(HOSTILE_TEXTS),
    sources: Object.values(HOSTILE_TEXTS).map((title) => ({ title, kind: HOSTILE_TEXTS.bidi })),
  },
  grading: { isMachineCorrect: false, postMortemAnalysis: HOSTILE_TEXTS.zalgo + HOSTILE_TEXTS.markdown },
  userResult: { wasCorrect: true, starsDelta: 1e21, streakProgress: -1, choice: 'AGREE' },
  isGold: true,
  word: HOSTILE_TEXTS.long,
};

const withAnalysis = (fullAnalysis: string): Recap => ({
  ...finalRecap,
  prediction: { ...analyzedPrediction, fullAnalysis },
});
/** One megabyte of text. */
export const hugeRecap = withAnalysis(`${ANALYSIS}\n\n`.repeat(1_525));
/** 100,000 characters without a line break opportunity. */
export const unbrokenRecap = withAnalysis('W'.repeat(100_000));

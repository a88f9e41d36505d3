import type { CompletedMatch, Recap } from '@machine/contract';
import { HOSTILE_TEXTS } from './hostile.ts';
import {
  bareMatch,
  eplDrawMatch,
  finalMatch,
  finalWrongMatch,
  hostileMatch,
  livePickedMatch,
  longNamesMatch,
  postponedMatch,
  provisionalMatch,
  unknownStatusMatch,
  voidMatch,
} from './match.ts';

type Prediction = NonNullable<Recap['prediction']>;
type UserResult = NonNullable<Recap['userResult']>;

const ANALYSIS = `Los Angeles Lakers are rated 1584, Phoenix Suns 1541, which puts Los Angeles Lakers ahead by 43. Playing at home is worth 60 points to Los Angeles Lakers, on top of the lead in rating.

Los Angeles Lakers won 4 of their last 5 (W W L W W) and scored 5.2 points a match more than their opponents. Phoenix Suns won 2 of their last 5 (L W L L W) and scored 1.8 points a match fewer than their opponents. Los Angeles Lakers start 3 days after the start of their last match, Phoenix Suns 26 hours; the short rest costs Phoenix Suns 25 points.

Taken together that gives 63.4% for Los Angeles Lakers, 36.6% for Phoenix Suns, so the Machine picks Los Angeles Lakers.`;

/** Before the start: the call stands, and its text is not yet revealed. */
const sealed: Prediction = {
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
const SOURCES = [
  { title: 'Results of the 2024–25 season', kind: 'results' },
  { title: 'League injury report, October 12', kind: 'injuries' },
  { title: 'Rest days of both clubs', kind: 'schedule' },
];

const analysed: Prediction = { ...sealed, fullAnalysis: ANALYSIS, rationaleBullets: BULLETS, sources: SOURCES };

const headOf = (match: CompletedMatch, officialResult: string | null): Recap['match'] => ({
  status: match.status,
  league: match.league,
  officialResult,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  homeTeamAbbr: match.homeTeamAbbr,
  awayTeamAbbr: match.awayTeamAbbr,
  scoreHome: match.scoreHome,
  scoreAway: match.scoreAway,
  startTime: match.startTime,
});

const agreed: UserResult = { wasCorrect: true, starsDelta: 1, streakProgress: 4, choice: 'AGREE' };
const undecided: UserResult = { wasCorrect: null, starsDelta: null, streakProgress: null, choice: 'DISAGREE' };

/** The Machine was right, and so was the user. */
export const finalRecap: Recap = {
  match: headOf(finalMatch, 'HOME'),
  prediction: analysed,
  grading: { isMachineCorrect: true, postMortemAnalysis: null },
  userResult: agreed,
  isGold: false,
};
export const goldRecap: Recap = { ...finalRecap, isGold: true, userResult: { ...agreed, starsDelta: 5 } };
export const goldMissedRecap: Recap = {
  ...goldRecap,
  userResult: { wasCorrect: false, starsDelta: 0, streakProgress: 0, choice: 'DISAGREE' },
};
export const noPickRecap: Recap = { ...finalRecap, userResult: null };
/** A corrected result took a star back. */
export const takenBackRecap: Recap = {
  ...finalRecap,
  userResult: { wasCorrect: false, starsDelta: -1, streakProgress: 0, choice: 'AGREE' },
};

export const wrongRecap: Recap = {
  match: headOf(finalWrongMatch, 'AWAY'),
  prediction: analysed,
  grading: {
    isMachineCorrect: false,
    postMortemAnalysis:
      'Golden State Warriors led for three quarters, as expected.\n\nDenver Nuggets took 19 of the last 24 rebounds and forced overtime, which a rating does not see coming.',
  },
  userResult: { wasCorrect: true, starsDelta: 2, streakProgress: 5, choice: 'DISAGREE' },
  isGold: false,
};
/** The Machine was wrong, and why is still being written. */
export const postMortemPendingRecap: Recap = {
  ...wrongRecap,
  grading: { isMachineCorrect: false, postMortemAnalysis: null },
};
/** No full text, but the reasons. */
export const bulletsRecap: Recap = { ...finalRecap, prediction: { ...analysed, fullAnalysis: null } };
/** Neither text nor reasons. */
export const withoutAnalysisRecap: Recap = { ...finalRecap, prediction: sealed };
export const withoutPredictionRecap: Recap = { ...finalRecap, prediction: null, grading: null };

export const liveRecap: Recap = {
  match: headOf(livePickedMatch, null),
  prediction: analysed,
  grading: null,
  userResult: undecided,
  isGold: false,
};
export const provisionalRecap: Recap = {
  match: headOf(provisionalMatch, null),
  prediction: analysed,
  grading: { isMachineCorrect: true, postMortemAnalysis: null },
  userResult: { ...undecided, wasCorrect: true, choice: 'AGREE' },
  isGold: true,
};
export const drawRecap: Recap = {
  match: headOf(eplDrawMatch, 'DRAW'),
  prediction: { ...analysed, confidencePct: 41.2 },
  grading: { isMachineCorrect: false, postMortemAnalysis: 'A draw was the second likeliest result.' },
  userResult: { wasCorrect: false, starsDelta: 0, streakProgress: 0, choice: 'AGREE' },
  isGold: false,
};

const uncounted = (match: CompletedMatch): Recap => ({
  ...liveRecap,
  match: headOf(match, null),
  prediction: { ...sealed, rationaleBullets: BULLETS },
});
export const voidRecap = uncounted(voidMatch);
export const postponedRecap = uncounted(postponedMatch);
export const unknownStatusRecap = uncounted(unknownStatusMatch);

export const longNamesRecap: Recap = { ...goldRecap, match: headOf(longNamesMatch, 'AWAY') };
/** What is left when a server sends nothing but a match. */
export const bareRecap: Recap = {
  match: headOf(bareMatch, null),
  prediction: {
    ...sealed,
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
  match: headOf(hostileMatch, HOSTILE_TEXTS.svg),
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
};
/** The same without a full text: the bullets have to cope. */
export const hostileBulletsRecap: Recap = {
  ...hostileRecap,
  prediction: hostileRecap.prediction && { ...hostileRecap.prediction, fullAnalysis: null },
};

const withAnalysis = (fullAnalysis: string): Recap => ({ ...finalRecap, prediction: { ...analysed, fullAnalysis } });
/** A megabyte of prose. */
export const hugeRecap = withAnalysis(`${ANALYSIS}\n\n`.repeat(1_525));
/** A tenth of that without a single place to break. */
export const unbrokenRecap = withAnalysis('W'.repeat(100_000));

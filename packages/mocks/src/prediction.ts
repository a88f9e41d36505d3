import { GOLD_STAKES } from '@machine/contract/constants.ts';
import type {
  Injury,
  League,
  MachinePick,
  MachinePrediction,
  PickChoice,
  Prediction,
  PredictionResponse,
} from '@machine/contract/prediction.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { eplReasons, hostileReasons, nbaReasons } from './reasons.ts';
import { eplSinceThen, nbaSinceThen } from './sinceThen.ts';
import { teams } from './teams.ts';

export const openPrediction: Prediction = {
  match: {
    id: 'nba-lal-bos',
    ...teams('Los Angeles Lakers', 'LAL', 'Boston Celtics', 'BOS'),
    startTime: '2025-10-14T14:14:00Z',
    status: 'SCHEDULED',
    league: 'NBA',
  },
  prediction: {
    machinePick: 'HOME',
    leagueInjuries: [],
    confidencePct: 63.4,
    contentHash: '9f2c51e07b3d4a688c15d0e2f7a9b4c3d1e5f60718293a4b5c6d7e8f90a1b2c3',
  },
  isGold: false,
  userPick: null,
  communityStats: null,
  endOfDay: false,
};

/** Returns a card with another prediction. */
const predicting = (card: Prediction, changes: Partial<MachinePrediction>): Prediction => ({
  ...card,
  prediction: { ...card.prediction, ...changes },
});

export const eplPrediction: Prediction = {
  ...predicting(openPrediction, { machinePick: 'AWAY', confidencePct: 41.2 }),
  match: {
    id: 'epl-ars-bha',
    ...teams('Arsenal', 'ARS', 'Brighton & Hove Albion', 'BHA'),
    startTime: '2025-10-16T19:00:00Z',
    status: 'SCHEDULED',
    league: 'EPL',
  },
};

export const goldPrediction: Prediction = { ...openPrediction, isGold: true };

const COMMUNITY_STATS = {
  totalCount: 148,
  agreePercent: 62.2,
  disagreePercent: 37.8,
  agreeCount: 92,
  disagreeCount: 56,
};

/** With enough picks for percentages. */
export const lockedPrediction: Prediction = { ...openPrediction, userPick: 'AGREE', communityStats: COMMUNITY_STATS };

/** One pick short of percentages. */
export const lockedEarlyPrediction: Prediction = {
  ...openPrediction,
  userPick: 'DISAGREE',
  communityStats: { totalCount: 24, agreePercent: 62.5, disagreePercent: 37.5, agreeCount: 15, disagreeCount: 9 },
};

export const startedPrediction: Prediction = {
  ...openPrediction,
  match: { ...openPrediction.match, startTime: '2025-10-14T11:40:00Z', status: 'LIVE' },
};

/** Six that qualify for the injury box and two that do not. */
export const injuries: Injury[] = [
  { playerName: 'Anton Dahl', status: 'Out', description: 'left calf strain' },
  { playerName: 'Kristof Petrov', status: 'Questionable', description: 'illness' },
  { playerName: 'Marcus Bellweather', status: 'Out', description: 'right ankle sprain' },
  { playerName: 'Tobias Okonkwo', status: 'Doubtful', description: 'sore knee' },
  { playerName: 'DeShawn Whitlock', status: 'Out', description: 'concussion protocol' },
  { playerName: 'Ilya Marchenko', status: 'Questionable', description: 'lower back tightness' },
  { playerName: 'Rafael Quintana', status: 'Probable', description: 'wrist' },
  { playerName: 'Jonah Sterling', status: 'Out', description: 'hamstring strain' },
];

/** The same players with their clubs, and two of this match's clubs at the end. */
export const clubInjuries: Injury[] = [
  ...injuries.map((injury, index) => ({ ...injury, team: ['MIA', 'DEN', 'UTA', 'MEM', 'PHX'][index % 5] })),
  { playerName: 'Theo Lindqvist', status: 'Out', description: 'broken finger', team: 'BOS' },
  { playerName: 'Malik Ferreira', status: 'Questionable', description: 'sore hip', team: 'LAL' },
];

/** With all optional fields. */
export const fullPrediction = predicting(openPrediction, {
  leagueInjuries: clubInjuries,
  stakes: { agree: 1.8, disagree: 3.2 },
  probabilities: { home: 63.4, draw: 0, away: 36.6 },
  reasons: nbaReasons,
  sinceThen: nbaSinceThen,
  word: 'I have been wrong on Boston Celtics four times in a row.',
  // The SHA-256 of the analysis.
  contentHash: '54235af5ec7f8e8211ccded57de15e3c05b36bfbc8e7752af4f90eb345366de5',
});

export const fullEplPrediction = predicting(eplPrediction, {
  confidencePct: 39.2,
  stakes: { agree: 3.1, disagree: 2 },
  probabilities: { home: 33.8, draw: 27, away: 39.2 },
  reasons: eplReasons,
  sinceThen: eplSinceThen,
  word: '4 of my last 20 decided Premier League matches were drawn. I had called none of them.',
  contentHash: '2e683a4c5fdf87a2f5851a10aed1d586c99da9e6d937155a99ea2f828e0e14fc',
});

export const fullLockedPrediction: Prediction = {
  ...fullPrediction,
  userPick: 'AGREE',
  communityStats: { ...COMMUNITY_STATS, botCount: 36 },
};

const withInjuries = (leagueInjuries: Injury[]) => predicting(openPrediction, { leagueInjuries });
export const oneInjuryPrediction = withInjuries(injuries.slice(0, 1));
export const fiveInjuriesPrediction = withInjuries(injuries.slice(0, 6));
export const manyInjuriesPrediction = withInjuries(injuries);
export const noQualifyingInjuryPrediction = withInjuries(
  injuries.filter(({ status }) => status === 'Doubtful' || status === 'Probable'),
);

/** What differs between cards, for the controls of stories. */
export type PredictionChoices = {
  isGold: boolean;
  league: League;
  machinePick: MachinePick;
  userPick: PickChoice | null;
  /** The other players' picks, which a locked card shows: one by one, or with 25 or more in percent. */
  community: 'none' | 'counts' | 'percent';
  injuries: keyof typeof INJURIES;
};

const INJURIES = { none: [], one: injuries.slice(0, 1), five: injuries.slice(0, 6), many: injuries };
const COMMUNITY = {
  none: null,
  counts: lockedEarlyPrediction.communityStats,
  percent: lockedPrediction.communityStats,
};

/** Composes a card with all that the server sends for it. */
export function predictionOf(choices: PredictionChoices): Prediction {
  const { isGold, league, machinePick, userPick, community, injuries: hurt } = choices;
  const card = league === 'NBA' ? fullPrediction : fullEplPrediction;
  const { stakes } = card.prediction;
  return {
    ...predicting(card, { machinePick, leagueInjuries: INJURIES[hurt], stakes: isGold ? GOLD_STAKES : stakes }),
    isGold,
    userPick,
    communityStats: COMMUNITY[community],
  };
}

export const longNamesPrediction: Prediction = {
  ...eplPrediction,
  match: {
    ...eplPrediction.match,
    ...teams('Wolverhampton Wanderers', 'WOL', 'The Honourable Borough of Llanfairpwllgwyngyll Athletic', 'LLA'),
  },
};

/** The tallest card before a pick. */
export const tallestPrediction: Prediction = {
  ...predicting(fullPrediction, { machinePick: 'AWAY', confidencePct: 36.6, stakes: GOLD_STAKES }),
  match: { ...longNamesPrediction.match, league: 'NBA' },
  isGold: true,
};

export const endOfDayResponse: PredictionResponse = {
  match: null,
  prediction: { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null },
  isGold: false,
  userPick: null,
  communityStats: null,
  endOfDay: true,
};
/** Two hours before the next prediction. */
export const pendingDayEndResponse: PredictionResponse = {
  ...endOfDayResponse,
  dayEnd: { pendingPicks: 3, nextPredictionAt: '2025-10-14T14:00:00Z' },
};
export const noMatchResponse: PredictionResponse = { ...endOfDayResponse, endOfDay: false };

const hostileInjuries: Injury[] = [
  { playerName: HOSTILE_TEXTS.bidi, status: 'Out', description: HOSTILE_TEXTS.zalgo, team: HOSTILE_TEXTS.long },
  { playerName: HOSTILE_TEXTS.newline, status: 'Out', description: HOSTILE_TEXTS.markdown, team: HOSTILE_TEXTS.long },
];

/** Hostile values in the optional fields, too. */
export const hostileFullPrediction: Prediction = {
  ...predicting(goldPrediction, {
    leagueInjuries: hostileInjuries,
    stakes: { agree: 1_000_000, disagree: -1 },
    probabilities: { home: 400, draw: -5, away: 0 },
    reasons: hostileReasons,
    word: HOSTILE_TEXTS.long,
  }),
  match: {
    ...goldPrediction.match,
    ...teams(HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.long, HOSTILE_TEXTS.emoji),
  },
};

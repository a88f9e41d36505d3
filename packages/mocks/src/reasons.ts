import type { ClubReasons, FormMatch, PredictionReasons } from '@machine/contract/prediction.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { score } from './teams.ts';

/** Returns earlier matches, oldest first, from rows such as "W 112-104 Miami Heat home". */
const form = (...rows: readonly string[]): FormMatch[] =>
  rows.map((row, index) => {
    const [, result = '', own, other, opponent = '', side] = /^(\w) (\d+)-(\d+) (.+) (home|away)$/.exec(row) ?? [];
    return {
      result,
      opponent,
      isHome: side === 'home',
      scoreFor: Number(own),
      scoreAgainst: Number(other),
      startTime: `2025-10-0${index + 3}T19:00:00Z`,
    };
  });

const lakers: ClubReasons = {
  rating: 1571,
  restHours: 71,
  isShortRest: false,
  form: form(
    'L 101-110 Denver Nuggets away',
    'W 112-104 Miami Heat home',
    'W 120-99 Utah Jazz home',
    'W 108-105 Phoenix Suns away',
    'W 117-102 Chicago Bulls home',
  ),
  record: { wins: 11, draws: 0, losses: 4 },
  tablePosition: null,
};

const celtics: ClubReasons = {
  rating: 1538,
  restHours: 23,
  isShortRest: true,
  form: form(
    'W 115-90 Brooklyn Nets home',
    'L 98-109 New York Knicks away',
    'W 121-118 Orlando Magic home',
    'L 95-99 Atlanta Hawks away',
    'W 104-88 Detroit Pistons home',
  ),
  record: { wins: 9, draws: 0, losses: 6 },
  tablePosition: null,
};

export const nbaReasons: PredictionReasons = {
  bullets: [
    'Los Angeles Lakers are rated 33 points higher.',
    'Playing at home is worth 65 points.',
    'Boston Celtics played yesterday.',
    'Los Angeles Lakers won four of their last five.',
  ],
  analysis: [
    'The Machine favors Los Angeles Lakers. Their rating of 1571 is 33 points above that of Boston Celtics, and home advantage adds another 65.',
    'Boston Celtics played yesterday, which has cost clubs in this league about 30 points on average.',
    'None of this is certain: of ten matches like this one, the Machine expects to lose about four.',
  ].join('\n\n'),
  homeAdvantage: 65,
  home: lakers,
  away: celtics,
  meetings: [
    {
      homeTeam: 'Boston Celtics',
      awayTeam: 'Los Angeles Lakers',
      ...score(101, 108),
      startTime: '2025-10-01T23:30:00Z',
    },
  ],
};

export const eplReasons: PredictionReasons = {
  bullets: [
    'Brighton & Hove Albion are rated 12 points higher.',
    'Playing at home is worth 55 points to Arsenal.',
    'Arsenal have three days less rest.',
  ],
  analysis: 'A close match: no outcome is more likely than not.',
  homeAdvantage: 55,
  home: {
    rating: 1640,
    restHours: 70,
    isShortRest: true,
    form: form('D 1-1 Everton away', 'L 0-2 Fulham home', 'W 2-0 Burnley home', 'D 0-0 Leeds United away'),
    record: { wins: 3, draws: 2, losses: 2 },
    tablePosition: 8,
  },
  away: {
    rating: 1652,
    restHours: 145,
    isShortRest: false,
    form: form(
      'W 3-1 Brentford home',
      'W 2-1 Sunderland away',
      'D 2-2 Chelsea home',
      'W 1-0 Liverpool away',
      'L 0-1 Fulham home',
    ),
    record: { wins: 4, draws: 2, losses: 1 },
    tablePosition: 4,
  },
  meetings: [],
};

const unknownClub: ClubReasons = {
  rating: null,
  restHours: null,
  isShortRest: false,
  form: [],
  record: null,
  tablePosition: null,
};

/** At the start of a season: nothing is known yet. */
export const noReasons: PredictionReasons = {
  bullets: [],
  analysis: null,
  homeAdvantage: null,
  home: unknownClub,
  away: unknownClub,
  meetings: [],
};

export const hostileReasons: PredictionReasons = {
  ...nbaReasons,
  bullets: Object.values(HOSTILE_TEXTS),
  analysis: HOSTILE_TEXTS.markdown,
  home: {
    ...lakers,
    rating: 1e12,
    form: lakers.form.map((match) => ({ ...match, result: HOSTILE_TEXTS.tag, opponent: HOSTILE_TEXTS.long })),
  },
  meetings: [
    { homeTeam: HOSTILE_TEXTS.bidi, awayTeam: HOSTILE_TEXTS.long, scoreHome: null, scoreAway: -1, startTime: 'soon' },
  ],
};

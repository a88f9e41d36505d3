import { expect, test } from 'vitest';
import type { SharedEdge, SharedPick, SharedWeek } from './share.ts';
import { luckText, sharedMatch, sharePictureText, shareText } from './shareText.ts';

const PICK: SharedPick = {
  matchId: 'nba-1',
  league: 'NBA',
  homeTeam: 'Los Angeles Lakers',
  awayTeam: 'Boston Celtics',
  homeTeamAbbr: 'LAL',
  awayTeamAbbr: null,
  startTime: '2026-11-23T03:00:00Z',
  machinePick: 'HOME',
  choice: 'DISAGREE',
  stake: 3,
  scoreHome: 98,
  scoreAway: 104,
  wasCorrect: true,
  stars: 3,
};
const WEEK: SharedWeek = {
  startsAt: '2026-11-23T10:00:00Z',
  pickCount: 12,
  disagreementCount: 5,
  correctCount: 7,
  beatenCount: 3,
  stars: 14,
  picks: [],
};
const EDGE: SharedEdge = { disagreements: 48, ahead: 4.24, luck: 9.1, odds: 9, verdict: 'WITHIN_LUCK', asOf: null };
const AGREED: SharedPick = { ...PICK, choice: 'AGREE' };
const BEHIND: SharedEdge = { ...EDGE, ahead: -1 };
const HIDDEN_PICK: SharedPick = { ...PICK, scoreHome: null, scoreAway: null, wasCorrect: null, stars: null };
const HIDDEN_WEEK: SharedWeek = { ...WEEK, correctCount: null, beatenCount: null, stars: null };
const HIDDEN_EDGE: SharedEdge = { ...EDGE, ahead: null, luck: null, odds: null, verdict: '' };

type Contents = { pick?: SharedPick; week?: SharedWeek; edge?: SharedEdge };
const share = (content: Contents) => ({ username: 'ada', pick: null, week: null, edge: null, ...content });

const DUEL = { startsAt: WEEK.startsAt, you: 14.2, machine: 12.6 };
const DISAGREED = 'I disagreed with the Machine on Lakers vs Celtics.';

test.each<[what: string, content: Contents, text: string]>([
  ['a right disagreement', { pick: PICK }, `${DISAGREED} I was right.`],
  ['a wrong disagreement', { pick: { ...PICK, wasCorrect: false } }, `${DISAGREED} The Machine was right.`],
  ['an agreement', { pick: AGREED }, 'I agreed with the Machine on Lakers vs Celtics. We were right.'],
  ['a hidden pick', { pick: HIDDEN_PICK }, `${DISAGREED} Guess who was right.`],
  ['a week', { week: WEEK }, '7 of 12 picks right this week. I beat the Machine in 3 of 5 disagreements.'],
  ['a hidden week', { week: HIDDEN_WEEK }, 'I made 12 picks against the Machine this week. Guess my score.'],
  ['a week with its duel', { week: { ...WEEK, duel: DUEL } }, 'My week against the Machine: 14.2 to 12.6.'],
  ['an edge', { edge: EDGE }, "I'm 4.2 stars ahead of the Machine: luck does this 1 time in 9."],
  ['an edge behind', { edge: BEHIND }, "I'm 1 star behind the Machine: luck does this 1 time in 9."],
  ['a hidden edge', { edge: HIDDEN_EDGE }, 'I disagreed with the Machine 48 times. Guess who is ahead.'],
])('says what %s is', (_, content, text) => {
  expect(shareText(share(content))).toBe(text);
});

test('describes the picture of a pick', () => {
  expect(sharePictureText(share({ pick: PICK }))).toBe(
    'ada picked DISAGREE on Lakers vs Celtics, Nov 23, 2026. The Machine picked the home team. Pays 3 stars. ' +
      'Final score 98 to 104. Right, 3 stars.',
  );
});

test.each([
  ['pick', share({ pick: HIDDEN_PICK })],
  ['week', share({ week: HIDDEN_WEEK })],
  ['edge', share({ edge: HIDDEN_EDGE })],
])('says nothing of the hidden result of a %s', (_, content) => {
  const texts = `${shareText(content)} ${sharePictureText(content)}`;
  expect(texts).toContain('The result is hidden');
  expect(texts).not.toMatch(/\b(?:98|104|right,|wrong|7 of|3 of|4\.2|luck)\b/i);
});

test.each([
  ['Portland Trail Blazers', 'Trail Blazers'],
  ['Minnesota Timberwolves', 'Timberwolves'],
  ['San Antonio Spurs', 'San Antonio Spurs'],
  ['Manchester United', 'Manchester United'],
  ['Llanfair Athletic', 'Llanfair Athletic'],
])('calls %s %s', (homeTeam, shown) => {
  const teams = { homeTeam, awayTeam: 'Arsenal', homeTeamAbbr: null, awayTeamAbbr: null };
  expect(sharedMatch(teams)).toBe(`${shown} vs Arsenal`);
});

test.each([
  ['WITHIN_LUCK', null, 'within luck'],
  ['WITHIN_LUCK', 1, 'luck does this more often than not'],
  ['WITHIN_LUCK', 2, 'luck does this 1 time in 2'],
  ['WITHIN_LUCK', 1_001, 'luck does this less than 1 time in 1,000'],
  ['BETTER', 700, 'beyond luck'],
  ['WORSE', 700, "beyond luck, in the Machine's favor"],
  ['', null, ''],
])('an edge with verdict %j and odds %j: %s', (verdict, odds, text) => {
  expect(luckText({ verdict, odds })).toBe(text);
});

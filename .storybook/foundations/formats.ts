import { countdown, hasStarted, parseTime } from '../../packages/ui/src/format/countdown.ts';
import { displayName, nameBesideTag } from '../../packages/ui/src/format/displayName.ts';
import { shortHash } from '../../packages/ui/src/format/hash.ts';
import { imageUrl } from '../../packages/ui/src/format/imageUrl.ts';
import { initials } from '../../packages/ui/src/format/initials.ts';
import {
  clockText,
  resultLabel,
  resultText,
  scoreLabel,
  statusLabel,
  statusNote,
} from '../../packages/ui/src/format/match.ts';
import { leagueNames } from '../../packages/ui/src/format/league.ts';
import { amount, percent, plural, signed } from '../../packages/ui/src/format/number.ts';
import { areDrawable, confidenceText } from '../../packages/ui/src/format/outcomes.ts';
import { rankNames } from '../../packages/ui/src/format/rank.ts';
import { ordinal, recordText, restText, scoreText } from '../../packages/ui/src/format/reasons.ts';
import { matchName, matchTitle, pickedTeam, teamName } from '../../packages/ui/src/format/team.ts';
import {
  disagreementSummary,
  neutralSummary,
  resultsSummary,
  sinceLabel,
} from '../../packages/ui/src/format/results.ts';
import { delayedScoresText, scoreDelay } from '../../packages/ui/src/format/scoreDelay.ts';
import { stripBidiControls, truncate } from '../../packages/ui/src/format/text.ts';
import { threadTitle } from '../../packages/ui/src/format/threadTitle.ts';
import {
  clockTime,
  dateLabel,
  fullTime,
  relativeTime,
  startLabel,
  timeAgo,
  weekdayTime,
} from '../../packages/ui/src/format/time.ts';
import { timeOfDay } from '../../packages/ui/src/format/timeOfDay.ts';
import { unreadLabel } from '../../packages/ui/src/format/unreadLabel.ts';

/** The current time of all examples. */
export const NOW = new Date('2025-10-14T12:00:00Z');

export type Format = { name: string; rule: string; samples: readonly (readonly [input: string, output: string])[] };

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** Documents a function by calling it with example values. */
const format = <V>(name: string, rule: string, show: (value: V) => unknown, values: readonly V[]): Format => ({
  name,
  rule,
  samples: values.map((value) => [Number.isNaN(value) ? 'NaN' : textOf(value), textOf(show(value))]),
});

const GAME = { homeTeam: 'Lakers', awayTeam: 'Suns' };
const FINAL = { ...GAME, scoreHome: 101, scoreAway: 98, status: 'FINAL' };
const OUTCOMES = { home: 39, draw: 28, away: 33 };
const RECORD = { wins: 3, draws: 2, losses: 2 };
const today = (time: string) => `2025-10-14T${time}Z`;
const thread = (names: string[]) => Object.values(threadTitle(names.map(participant), 'u-ada')).join(' ');
const participant = (username: string) => ({ userId: `u-${username}`, username });

export const FORMATS: Record<'Numbers' | 'Dates' | 'Results' | 'Matches and teams' | 'Players', readonly Format[]> = {
  Numbers: [
    format('amount', 'Thousands separators; compact from a million up', amount, [
      0,
      1_612,
      1_250_000,
      Number.NaN,
      null,
    ]),
    format('percent', 'Clamped to 0–100, with at most one decimal', percent, [62.16, 62, 250, null]),
    format('signed', 'With its sign', signed, [5, 0, -1, null]),
    format('plural', 'A count and its noun', (count: number) => plural(count, 'pick'), [0, 1, 1_234]),
    format('ordinal', 'A position', ordinal, [1, 2, 3, 12]),
    format('unreadLabel', 'Capped at 9+; zero has no badge', unreadLabel, [0, 3, 9, 10]),
    format('scoreLabel', 'A score, or a dash if missing', scoreLabel, [108, 0, null]),
    format('shortHash', 'The first six and last three characters', shortHash, ['9f2c51e07b3d4a688c15d0e2', '9f2c51e0']),
  ],
  Dates: [
    format('countdown', 'Time until a match starts, in the two largest units', (time: string) => countdown(time, NOW), [
      '2025-10-17T17:30:00Z',
      ...['14:14:00', '12:42:00', '12:00:30', '12:00:00'].map(today),
      'soon',
    ]),
    format('timeOfDay', "In the viewer's time zone; here in UTC", (time: string) => timeOfDay(new Date(time), 'UTC'), [
      '2025-10-14T19:05:00Z',
    ]),
    format('clockTime', "In the viewer's time zone; here in UTC", (time: string) => clockTime(time, 'UTC'), [
      '2025-10-14T19:05:00Z',
      'soon',
    ]),
    format('weekdayTime', "In the viewer's time zone; here in UTC", (time: string) => weekdayTime(time, 'UTC'), [
      '2025-10-14T19:05:00Z',
      'soon',
    ]),
    format('startLabel', "In the viewer's time zone; here in UTC", (time: string) => startLabel(time, 'UTC'), [
      '2025-10-14T19:05:00Z',
      '2025-10-14T19:05:00+02:00',
    ]),
    format(
      'fullTime',
      "A date and time in the viewer's time zone; here in UTC",
      (time: string) => fullTime(time, 'UTC'),
      ['2025-10-14T19:05:00Z'],
    ),
    format('dateLabel', "A date in the viewer's time zone; here in UTC", (time: string) => dateLabel(time, 'UTC'), [
      '2025-10-02T19:04:00Z',
    ]),
    format('relativeTime', 'In the largest unit that fits', (time: string) => relativeTime(time, NOW), [
      '2025-10-13T12:00:00Z',
      ...['11:59:40', '10:00:00', '12:05:00'].map(today),
    ]),
    format(
      'timeAgo',
      "For past events: never in the future, even if the viewer's clock is slow",
      (time: string) => timeAgo(time, NOW),
      ['11:15:00', '12:05:00'].map(today),
    ),
    format(
      'hasStarted',
      'Whether a match has started',
      (time: string) => hasStarted(time, NOW),
      ['12:00:00', '12:00:01'].map(today),
    ),
    format('parseTime', 'Parses a time with offset; anything else is null', parseTime, [
      '2025-10-14T19:05+02:00',
      'soon',
    ]),
  ],
  Results: [
    format(
      'sinceLabel',
      "The first day of new results, in the viewer's time zone",
      (since: string | null) => sinceLabel(since, NOW, 'UTC'),
      ['2025-10-14T10:00:00Z', '2025-10-13T10:00:00Z', '2025-10-12T10:00:00Z', '2025-08-16T10:00:00Z', null],
    ),
    format(
      'resultsSummary',
      'Right picks and stars',
      (stars: number) => resultsSummary({ since: null, totalCount: 10, correctCount: 7, stars }, NOW),
      [14, 1, 0],
    ),
    format(
      'neutralSummary',
      'The number of results, while they are hidden',
      (totalCount: number) => neutralSummary({ totalCount }),
      [7, 1200],
    ),
    format(
      'disagreementSummary',
      'Nothing without disagreements',
      (disagreementCount: number) => disagreementSummary({ disagreementCount, beatenCount: 1 }),
      [4, 1, 0],
    ),
  ],
  'Matches and teams': [
    format('matchTitle', 'On a card and in recent picks: home team first', matchTitle, [
      GAME,
      { ...GAME, awayTeam: '' },
    ]),
    format('matchName', 'Everywhere else: home team first', matchName, [GAME]),
    format('resultText', 'The status and the score', resultText, [FINAL, { ...FINAL, status: 'LIVE' }]),
    format('clockText', 'Nothing if it only repeats the status', (clock: string) => clockText(clock, 'FINAL') ?? '', [
      'Final',
      'FT',
    ]),
    format('resultLabel', 'Away team first, like the score', resultLabel, [
      FINAL,
      { ...FINAL, status: 'POSTPONED', scoreHome: null, scoreAway: null },
    ]),
    format('areDrawable', 'Whether the probabilities add up to 100, so that they can be drawn', areDrawable, [
      OUTCOMES,
      { ...OUTCOMES, draw: 60 },
    ]),
    format(
      'confidenceText',
      'What a confidence means; nothing for an unknown pick',
      (pick: string) => confidenceText(OUTCOMES, pick),
      ['HOME', 'DRAW', 'POSTPONE'],
    ),
    format(
      'recordText',
      'Draws only where there are any',
      ({ canDraw }: { canDraw: boolean }) => recordText(RECORD, canDraw),
      [{ canDraw: true }, { canDraw: false }],
    ),
    format('restText', 'In days from two days on', (hours: number) => restText(hours, hours < 24), [23, 47, 72]),
    format(
      'scoreText',
      "A club's own score first, or a dash if one is missing",
      (other: number | null) => scoreText(112, other),
      [104, null],
    ),
    format('teamName', 'TBD if the name is missing', teamName, ['Suns', '']),
    format(
      'pickedTeam',
      "The picked team's name; an unknown pick is unchanged",
      (pick: string) => pickedTeam(pick, GAME),
      ['HOME', 'AWAY', 'DRAW', 'POSTPONE', ''],
    ),
    format('statusLabel', 'In lower case; an unknown one is unchanged', statusLabel, ['FINAL', 'SUSPENDED']),
    format(
      'statusNote',
      "What a status means for the game, if its label doesn't say it",
      (status: string) => statusNote(status) ?? null,
      ['PROVISIONAL', 'VOID', 'FINAL'],
    ),
    format('leagueNames', 'The leagues that are played, both if unknown', leagueNames, [['NBA', 'EPL'], ['EPL'], []]),
    format(
      'scoreDelay',
      'The age of a live score, from three minutes on; here in UTC',
      (time: string) => scoreDelay({ status: 'LIVE', asOf: time }, NOW, 'UTC'),
      ['11:56:00', '09:30:00', '11:58:00'].map(today),
    ),
    format('delayedScoresText', 'The leagues whose live scores don’t arrive', delayedScoresText, [
      ['NBA'],
      ['NBA', 'EPL'],
    ]),
  ],
  Players: [
    format('rankNames', 'The name, and a short form for narrow screens', rankNames, ['APPRENTICE', 'WIZARD', null]),
    format('displayName', 'A username, or “Unknown player” if it is missing', displayName, ['ada', '']),
    format('nameBesideTag', 'The name beside a “Bot” label', nameBesideTag, [
      { username: 'homer (bot)', isBot: true },
      { username: 'ada' },
    ]),
    format('initials', 'For players without a picture; emoji are kept whole', initials, [
      'ada',
      '山田 太郎',
      '👩‍👩‍👧‍👦🇬🇧',
      '',
    ]),
    format('threadTitle', 'The other participants, and how many more there are', thread, [
      ['ada', 'mira'],
      ['ada', 'mira', 'otter', 'falcon'],
      [],
    ]),
    format('stripBidiControls', "Removes bidi controls, so a name can't reverse the text after it", stripBidiControls, [
      'admin\u202Enimda',
    ]),
    format('truncate', 'Here to 8 characters; emoji are kept whole', (text: string) => truncate(text, 8), [
      'kingfisher',
      'kings 👩‍👩‍👧‍👦',
    ]),
    format('imageUrl', 'A safe image URL; anything else is null', imageUrl, [
      '/avatars/ada.png',
      'javascript:alert(1)',
    ]),
  ],
};

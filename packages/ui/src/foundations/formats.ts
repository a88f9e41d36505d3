import { countdown, hasStarted, parseTime } from '../format/countdown.ts';
import { shortHash } from '../format/hash.ts';
import { imageUrl } from '../format/imageUrl.ts';
import { initials } from '../format/initials.ts';
import { resultLabel, scoreLabel, statusNote, statusLabel } from '../format/match.ts';
import { amount, percent, plural, signed } from '../format/number.ts';
import { rankNames } from '../format/rank.ts';
import { matchTitle, pickedTeam, teamName } from '../format/team.ts';
import { stripBidiControls } from '../format/text.ts';
import { threadTitle } from '../format/threadTitle.ts';
import { dateLabel, relativeTime, startLabel, timeAgo } from '../format/time.ts';
import { unreadLabel } from '../format/unreadLabel.ts';

/** Now, for what is told relative to it. */
export const NOW = new Date('2025-10-14T12:00:00Z');

type Sample = readonly [given: string, shown: string];
export type Format = { name: string; rule: string; samples: readonly Sample[] };

const words = (value: unknown) => {
  if (value === null) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const given = (value: unknown) => (value === undefined ? 'not sent' : JSON.stringify(value));

/** What a function shows for each of these, really asked. */
const format = <Value>(
  name: string,
  rule: string,
  show: (value: Value) => unknown,
  values: readonly Value[],
): Format => ({
  name,
  rule,
  samples: values.map((value) => [typeof value === 'number' ? String(value) : given(value), words(show(value))]),
});

const MATCH = { homeTeam: 'Lakers', awayTeam: 'Suns' };
const SCORED = { ...MATCH, scoreHome: 101, scoreAway: 98 };
const person = (username: string) => ({ userId: `u-${username}`, username });
const NOTHING = '';

export const FORMATS: Record<'Numbers' | 'Dates' | 'Matches and teams' | 'Players', readonly Format[]> = {
  Numbers: [
    format('amount', 'Grouped by thousands; in short from a million on, so that it fits its column', amount, [
      0,
      1_612,
      999_999,
      1_250_000,
      Number.NaN,
      null,
    ]),
    format('percent', 'Between 0 and 100, with at most one decimal', percent, [62.16, 62, 0, 250, null]),
    format('signed', 'With its sign', signed, [5, 0, -1, null]),
    format('plural', 'A figure and its word', (count: number) => plural(count, 'pick'), [0, 1, 1_234]),
    format('unreadLabel', 'Above nine nobody counts; nothing unread has no badge', unreadLabel, [0, 3, 9, 10]),
    format('scoreLabel', 'A score; what was not sent is a dash', scoreLabel, [108, 0, null]),
    format('shortHash', 'Its first six and last three signs', shortHash, ['9f2c51e07b3d4a688c15d0e2', '9f2c51e0']),
  ],
  Dates: [
    format('countdown', 'Until a match starts, in the two largest units', (time: string) => countdown(time, NOW), [
      '2025-10-17T17:30:00Z',
      '2025-10-14T14:14:00Z',
      '2025-10-14T12:42:00Z',
      '2025-10-14T12:00:30Z',
      '2025-10-14T12:00:00Z',
      'soon',
    ]),
    format('startLabel', "In the viewer's own zone; here in UTC", (time: string) => startLabel(time, 'UTC'), [
      '2025-10-14T19:05:00Z',
      '2025-10-14T19:05:00+02:00',
      NOTHING,
    ]),
    format('dateLabel', "A day in the viewer's own zone; here in UTC", (time: string) => dateLabel(time, 'UTC'), [
      '2025-10-02T19:04:00Z',
      NOTHING,
    ]),
    format('relativeTime', 'In the largest unit that fits', (time: string) => relativeTime(time, NOW), [
      '2025-10-14T11:59:40Z',
      '2025-10-14T10:00:00Z',
      '2025-10-13T12:00:00Z',
      '2025-10-14T12:05:00Z',
      NOTHING,
    ]),
    format(
      'timeAgo',
      "What has happened is never to come, whatever the viewer's clock says",
      (time: string) => timeAgo(time, NOW),
      ['2025-10-14T11:15:00Z', '2025-10-14T12:05:00Z'],
    ),
    format('hasStarted', 'Whether a match is under way', (time: string) => hasStarted(time, NOW), [
      '2025-10-14T12:00:00Z',
      '2025-10-14T12:00:01Z',
    ]),
    format('parseTime', 'An instant with its offset; anything else is none', parseTime, [
      '2025-10-14T19:05:00+02:00',
      '+10000-01-01T00:00:00Z',
      'soon',
    ]),
  ],
  'Matches and teams': [
    format('matchTitle', 'Home first', matchTitle, [MATCH, { ...MATCH, awayTeam: NOTHING }]),
    format('resultLabel', 'Away first, as the score', resultLabel, [
      { ...SCORED, status: 'FINAL' },
      { ...MATCH, status: 'POSTPONED', scoreHome: null, scoreAway: null },
    ]),
    format('teamName', 'A name that was not sent is said so', teamName, ['Suns', NOTHING]),
    format(
      'pickedTeam',
      'The side by its name; an unknown pick as it is sent',
      (pick: string) => pickedTeam(pick, MATCH),
      ['HOME', 'AWAY', 'DRAW', 'POSTPONE', NOTHING],
    ),
    format('statusLabel', 'A status within a sentence; an unknown one as it is sent', statusLabel, [
      'FINAL',
      'PROVISIONAL',
      'SUSPENDED',
    ]),
    format(
      'statusNote',
      'What a status means for the game, where the word does not say it',
      (status: string) => statusNote(status) ?? 'nothing',
      ['PROVISIONAL', 'VOID', 'FINAL'],
    ),
  ],
  Players: [
    format('rankNames', 'The name, and its short form for narrow screens', rankNames, [
      'APPRENTICE',
      'ADMIN',
      'WIZARD',
      null,
    ]),
    format('initials', 'For who has no picture; an emoji stays whole', initials, [
      'mira_calls_it',
      'ada',
      '山田 太郎',
      '👩‍👩‍👧‍👦🇬🇧',
      NOTHING,
    ]),
    format(
      'threadTitle',
      'The others, and how many more there are',
      (names: string[]) =>
        Object.values(threadTitle(names.map(person), 'u-ada'))
          .join(' ')
          .trim(),
      [['ada', 'mira'], ['ada', 'mira', 'otter', 'falcon'], []],
    ),
    format('stripBidiControls', 'A name must not turn the words behind it', stripBidiControls, ['admin\u202Enimda']),
    format('imageUrl', 'A picture that may be asked for; anything else is none', imageUrl, [
      '/avatars/ada.png',
      'https://images.example.com/ada.png',
      'javascript:alert(1)',
      '//evil.test/ada.png',
    ]),
  ],
};

import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { threadTitle } from './threadTitle.ts';

const people = (...names: string[]) => names.map((username) => ({ userId: `u-${username}`, username }));
const crowd = people(...Array.from({ length: 40 }, (_, index) => `p${index}`));

/** RELIABILITY.md 2.8 */
test.each([
  ['one other', people('ada', 'mira'), 'mira', ''],
  ['two others', people('mira', 'ada', 'otter'), 'mira, otter', ''],
  ['three others', people('mira', 'otter', 'ada', 'falcon'), 'mira, otter', '+1'],
  ['forty others', [...people('ada'), ...crowd], 'p0, p1', '+38'],
  ['only oneself', people('ada'), 'ada', ''],
  ['nobody', [], 'Conversation', ''],
  ['two others without oneself', people('mira', 'otter'), 'mira, otter', ''],
  ['a name of spaces', people('ada', '  '), 'Unknown player', ''],
  ['a name that turns directions', people('ada', HOSTILE_TEXTS.bidi), 'adminnimdax', ''],
])('a thread with %s', (_, participants, names, more) => {
  expect(threadTitle(participants, 'u-ada')).toEqual({ names, more });
});

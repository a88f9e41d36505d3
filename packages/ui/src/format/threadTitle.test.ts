import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { expect, test } from 'vitest';
import { threadTitle } from './threadTitle.ts';

const usersOf = (...names: string[]) => names.map((username) => ({ userId: `u-${username}`, username }));
const manyUsers = usersOf(...Array.from({ length: 40 }, (_, index) => `p${index}`));

test.each([
  ['one other', usersOf('ada', 'mira'), 'mira', ''],
  ['two others', usersOf('mira', 'ada', 'otter'), 'mira, otter', ''],
  ['forty others', [...usersOf('ada'), ...manyUsers], 'p0, p1', '+38'],
  ['only the viewer', usersOf('ada'), 'ada', ''],
  ['no participants', [], 'Conversation', ''],
  ['a blank name', usersOf('ada', '  '), 'Unknown player', ''],
  ['bidi controls in a name', usersOf('ada', HOSTILE_TEXTS.bidi), 'adminnimdax', ''],
])('titles a thread with %s', (_, participants, names, more) => {
  expect(threadTitle(participants, 'u-ada')).toEqual({ names, more });
});

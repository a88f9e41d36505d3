import { dmThread, groupThread, selfThread } from '@machine/mocks/message.ts';
import { expect, test } from 'vitest';
import { threadPeople } from './threadPeople.ts';

const ada = dmThread.participants.slice(0, 1);
const mira = dmThread.participants.slice(1);
const ids = (thread: typeof dmThread) => threadPeople(thread, 'u-ada').map(({ userId }) => userId);

test.each([
  ['the participants', dmThread, ['u-ada', 'u-mira']],
  [
    'those who are still there',
    { ...groupThread, participants: [...ada, ...mira], formerParticipants: groupThread.participants.slice(2) },
    ['u-ada', 'u-mira'],
  ],
  [
    'those who have left, if everyone else has',
    { ...dmThread, participants: ada, formerParticipants: mira },
    ['u-ada', 'u-mira'],
  ],
  ['a viewer who has always been alone', selfThread, ['u-ada']],
])('returns %s', (_, thread, expected) => {
  expect(ids(thread)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { ApiError, ExplainedError } from '../api/error.ts';
import { createServices, renderHook } from '../testing/hooks.ts';
import { createQueryClient } from './client.ts';
import { type Failure, useFailure } from './failure.ts';

const broken = new ApiError(500, '');
const taken = new ApiError(409, '{"message":"Taken."}');
const loggedOut = new ApiError(401, '{"message":"Unauthorized"}');
const text = 'Not saved.';
const NOTHING = [undefined, []];

test.each<[string, Failure<string>, Error, unknown[]]>([
  ['nothing without words', {}, broken, NOTHING],
  ['its words', { text }, broken, ['Error: Not saved.', []]],
  ['its own title', { text, title: 'Sorry' }, broken, ['Sorry: Not saved.', []]],
  ['words about what was sent', { text: (name) => `${name}?` }, broken, ['Error: ada?', []]],
  ["the server's words", { text }, taken, ['Error: Taken.', []]],
  ['its words whatever the server says', { text, isFixed: true }, taken, ['Error: Not saved.', []]],
  ['the title of an explained error', { text }, new ExplainedError('Why.', 'Oh'), ['Oh: Why.', []]],
  ['nothing if the place of the press does', { text, isInline: true }, broken, NOTHING],
  ['nothing of an error that the place shows', { text, isInline: (error) => error === taken }, taken, NOTHING],
  ['other errors', { text, isInline: (error) => error === taken }, broken, ['Error: Not saved.', []]],
  ['a 401, which removes the place of the press', { text, isInline: true }, loggedOut, ['Error: Unauthorized', []]],
  ['the login after a 401', { text, opensLogin: true, matchId: 'm-1' }, loggedOut, [undefined, [['m-1']]]],
  ['no login after another error', { text, opensLogin: true }, broken, ['Error: Not saved.', []]],
  ['a 401 of wrong credentials', { text, isCredentials: true }, loggedOut, ['Error: Unauthorized', []]],
  ['wrong credentials at their form', { text, isInline: true, isCredentials: true }, loggedOut, NOTHING],
])('a failed write shows %s', (_, failure, error, expected) => {
  const services = createServices();
  renderHook(createQueryClient(), services, () => useFailure(failure))(error, 'ada');
  const toast = services.toaster.store.get();
  expect([toast && `${toast.title}: ${toast.description}`, services.unauthorized.mock.calls]).toEqual([
    expected[0] ?? null,
    expected[1],
  ]);
});

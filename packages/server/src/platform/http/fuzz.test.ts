import { errorProblems, statusesOf } from '@machine/contract/openapi';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccessGame, createAccessGames } from '../../testing/access-games.ts';
import {
  sendCall,
  type CallInput,
  type CallName,
  CALLS,
  expectValid,
  ACCESS_MATRIX,
} from '../../testing/access-matrix.ts';

const RUNS = process.env.NIGHTLY ? 20_000 : 200;

/** In a statement that doesn't take them as values, each is an error of its syntax. */
const SQL_TEXTS = ["it's", "' union select 1 --"];

const openAccessGame = await createAccessGames();

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.uuid(),
  fc.constantFrom('.', '..', 'null', '0'),
);
const anything = fc.oneof(anyText, fc.jsonValue());
/** Replacement of a valid value; mostly undefined, which keeps the value. */
const replacement = fc.option(anything, { freq: 2, nil: undefined });
/** Unexpected fields, or a body that is not an object. */
const extraFields = fc.option(fc.dictionary(anyText, anything, { maxKeys: 3 }), { freq: 4, nil: undefined });
const replacedBody = fc.option(anything, { freq: 8, nil: undefined });

type FuzzedRequest = {
  name: CallName;
  who: (typeof CALLERS)[number];
  replacements: unknown[];
  extraFields?: object;
  replacedBody: unknown;
};

const CALLERS = ['anon', 'self', 'moderator'] as const;

const target = { name: fc.constantFrom(...CALLS), who: fc.constantFrom(...CALLERS) };
const replacements = fc.array(replacement, { minLength: 8, maxLength: 8 });
const untouched = { replacements: fc.constant<unknown[]>([]), replacedBody: fc.constant(undefined) };
/** One request in ten is valid. */
const requests: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ ...target, replacements, extraFields, replacedBody }) },
  { weight: 1, arbitrary: fc.record({ ...target, ...untouched }) },
);

/** Applies the replacements to a valid request. */
function distort(
  { params, query, body }: CallInput,
  { replacements, extraFields, replacedBody }: FuzzedRequest,
): CallInput {
  const left = [...replacements];
  const replace = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, left.shift() ?? value]));
  const inUrl = (values: object) =>
    Object.fromEntries(Object.entries(replace(values)).map(([name, value]) => [name, textOf(value)]));
  const record = body && { ...replace(body), ...extraFields };
  return {
    params: inUrl(params ?? {}),
    query: inUrl({ ...query, ...extraFields }),
    ...(record !== undefined && { body: (replacedBody ?? record) as Record<string, unknown> }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** After these, the caller is logged out, has another password or follows no one, so other calls would be rejected. */
const NEEDS_NEW_FIXTURE = new Set<CallName>([
  'logout',
  'logoutEverywhere',
  'login',
  'changePassword',
  'deleteAccount',
  'unfollow',
]);

const INTERNAL_DETAILS = /select |insert |sqlite|postgres|kysely|undefined|\[object|node_modules|\.ts\b/i;

type TestResponse = Awaited<ReturnType<typeof sendCall>>;

function checkRejected({ status, body }: TestResponse): void {
  expect(errorProblems(status, body)).toEqual([]);
  const { message } = body as { message: string };
  expect(message).toMatch(/^[^<>{}]{5,200}$/);
  expect(message).not.toMatch(INTERNAL_DETAILS);
}

/** Requests with SQL in each text of each call. */
const sqlRequests = ({ resources }: AccessGame): [FuzzedRequest][] =>
  CALLS.flatMap((name) => {
    const { params, query, body } = ACCESS_MATRIX[name].inputFor(resources);
    const values = [params, query, body].flatMap((part) => Object.values(part ?? {}));
    const who = ACCESS_MATRIX[name].self === 404 ? 'moderator' : 'self';
    return values.flatMap((value, index) =>
      SQL_TEXTS.map((text): [FuzzedRequest] => {
        const replacements = [...Array<undefined>(index), Array.isArray(value) ? [text] : text];
        return [{ name, who, replacements, replacedBody: undefined }];
      }),
    );
  });

it('responds to arbitrary requests as the contract says', { timeout: 600_000 }, async () => {
  let fixture = await openAccessGame();
  const granted = new Set<CallName>();
  const examples = sqlRequests(fixture);

  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { name, who } = request;
      const player = who === 'anon' ? fixture.game.visitor() : fixture.callers[who];
      const response = await sendCall(player, name, distort(ACCESS_MATRIX[name].inputFor(fixture.resources), request));
      await fixture.game.settled();
      expect(response.status).toBeLessThan(500);
      // A 404 is allowed because the path of an empty id is no call.
      expect([name, 404, ...statusesOf(name)]).toContain(response.status);
      if (response.status >= 400) return checkRejected(response);
      expectValid(name, response.body);
      granted.add(name);
      if (who !== 'anon' && NEEDS_NEW_FIXTURE.has(name)) fixture = await openAccessGame();
    }),
    { numRuns: examples.length + RUNS, examples },
  );
  // Or most requests would end at the same check.
  expect(granted.size).toBeGreaterThan(CALLS.length / 2);
});

import { parseResponse } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame } from '../testing/game.ts';
import { ask, type Asked, type CallName, CALLS, endpointOf, isAnswered, MATRIX } from '../testing/matrix.ts';
import { openScene } from '../testing/scene.ts';

/** The same questions each time; more of them, and others, by FUZZ_RUNS and FUZZ_SEED. */
const RUNS = Number(process.env.FUZZ_RUNS || 5_000);
const SEED = Number(process.env.FUZZ_SEED || 20);

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.uuid(),
  fc.constantFrom('.', '..', 'null', '0'),
);
const anything = fc.oneof(anyText, fc.jsonValue());
/** What becomes of each value of a call that would do: it mostly stays. */
const fate = fc.option(anything, { freq: 2, nil: undefined });
/** Fields that nobody has asked for, or a body that is no record at all. */
const more = fc.option(fc.dictionary(anyText, anything, { maxKeys: 3 }), { freq: 4, nil: undefined });
const instead = fc.option(anything, { freq: 8, nil: undefined });

type Question = { name: CallName; who: 'anon' | 'self'; fates: unknown[]; more?: object; instead: unknown };

/** One in ten is asked as it should be: however many calls there are, each is also let through. */
function questionsAbout(names: readonly CallName[]): fc.Arbitrary<Question> {
  const asked = { name: fc.constantFrom(...names), who: fc.constantFrom('anon' as const, 'self' as const) };
  const fates = fc.array(fate, { minLength: 8, maxLength: 8 });
  return fc.oneof(
    { weight: 9, arbitrary: fc.record({ ...asked, fates, more, instead }) },
    {
      weight: 1,
      arbitrary: fc.record({ ...asked, fates: fc.constant<unknown[]>([]), instead: fc.constant(undefined) }),
    },
  );
}

/** A call that would do, after its values have met their fates. */
function disturb({ params, query, body }: Asked, { fates, more, instead }: Question): Asked {
  const left = [...fates];
  const meet = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, left.shift() ?? value]));
  const inAddress = (values: object) =>
    Object.fromEntries(Object.entries(meet(values)).map(([name, value]) => [name, textOf(value)]));
  const record = body && { ...meet(body), ...more };
  return {
    params: inAddress(params ?? {}),
    query: inAddress({ ...query, ...more }),
    ...(record !== undefined && { body: (instead ?? record) as Record<string, unknown> }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** After these self is logged out, or has another password. */
const LAST_WORDS = new Set<CallName>(['logout', 'logoutEverywhere', 'login', 'changePassword', 'deleteAccount']);

const UNCLEAR = /select |insert |sqlite|postgres|kysely|undefined|\[object|node_modules|\.ts\b/i;

type Answer = Awaited<ReturnType<typeof ask>>;

function checkRefused({ body }: Answer): void {
  const { message } = body as { message: string };
  expect(message).toMatch(/^[^<>{}]{5,200}$/);
  expect(message).not.toMatch(UNCLEAR);
}

function checkGranted(name: CallName, { body }: Answer): void {
  parseResponse(endpointOf(name), body === '' ? null : body, ({ reason }) => {
    throw new Error(`S111: ${name}: ${reason}`);
  });
}

it('S110: whatever is asked by whomever, the server answers as the contract says', { timeout: 600_000 }, async () => {
  const there = await Promise.all(CALLS.map((name) => isAnswered(game.visitor(), name)));
  const names = CALLS.filter((_, index) => there[index]);
  let scene = await openScene(game);
  const granted = new Set<CallName>();

  await fc.assert(
    fc.asyncProperty(questionsAbout(names), async (question) => {
      const { name, who } = question;
      const player = who === 'anon' ? game.visitor() : scene.cast.self;
      const answer = await ask(player, name, disturb(MATRIX[name].of(scene.things), question));
      await game.services.afterwards.settled();
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) return checkRefused(answer);
      checkGranted(name, answer);
      granted.add(name);
      if (who === 'self' && LAST_WORDS.has(name)) scene = await openScene(game);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Each call was also let through, or nothing of it was tested; but nobody guesses a token.
  expect(names.filter((name) => !granted.has(name))).toEqual(names.filter((name) => name === 'resetPassword'));
});

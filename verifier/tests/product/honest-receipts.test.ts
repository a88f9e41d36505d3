import type { PickChoice, Receipt } from '@machine/contract';
import { afterAll, expect, test } from 'vitest';
import { createProofKey } from '../../../packages/server/src/game/proof/key.ts';
import { findCommitted, receiptOf } from '../../../packages/server/src/game/proof/receipt.ts';
import { KICK_OFF, openGame } from '../../../packages/server/src/testing/game.ts';
import { pickForReceipts, publishMatches } from '../../../packages/server/src/testing/published.ts';
import { signUpUser } from '../../../packages/server/src/testing/test-users.ts';
import { createClient } from '../../audit/client.mjs';
import { readKey } from '../../format/key.mjs';
import { readHistory } from '../../receipt/read-history.mjs';
import { verifyReceipt } from '../../receipt/verify-receipt.mjs';

const RECEIPTS = 10_000;
const MATCHES = 300;
const SECOND = 1_000;
const HOUR = 3_600_000;

const game = await openGame();
afterAll(game.close);
const visitor = game.visitor();
const client = createClient('https://play.test', {
  fetch: async (url) => {
    const { pathname, search } = new URL(url);
    const { status, text } = await visitor.get(pathname + search);
    return new Response(text, { status });
  },
});

/** Publishes matches in additions of 1 to 7 predictions. */
async function publish(): Promise<string[]> {
  const ids = Array.from({ length: MATCHES }, (_, index) => `match-${index}`);
  for (let from = 0; from < MATCHES;) {
    const to = from + 1 + (from % 7);
    await publishMatches(game.db, ids.slice(from, to), {
      now: KICK_OFF - HOUR + from * SECOND,
      startTime: KICK_OFF + HOUR,
    });
    from = to;
  }
  return ids;
}

const ids = await publish();
const key = await readKey(await client.text('/proof/key'));

test(`accepts ${RECEIPTS} honest receipts`, async () => {
  const signer = await createProofKey(game.db)();
  const committed = await findCommitted(game.db, ids);

  async function verifyOne(number: number) {
    const matchId = ids[(number * 7) % MATCHES] ?? '';
    const prediction = committed.get(matchId);
    if (prediction === undefined) throw new Error(`${matchId} is not in the log.`);
    const userId = `player-${number}`;
    const choice: PickChoice = number % 3 === 0 ? 'DISAGREE' : 'AGREE';
    const [pickedAt, matchStart] = [KICK_OFF + number, KICK_OFF + HOUR];
    const receipt = receiptOf(signer, prediction, { matchId, userId, choice, pickedAt, matchStart });
    const { steps } = await verifyReceipt(receipt, { key, player: userId });
    return steps.map(({ name, verdict }) => `${name} ${verdict}`).join(', ');
  }

  const counts = new Map<string, number>();
  // A hundred at a time, as signatures are verified in other threads.
  for (let first = 0; first < RECEIPTS; first += 100) {
    const verdicts = await Promise.all(Array.from({ length: 100 }, (_, index) => verifyOne(first + index)));
    for (const verdict of verdicts) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const steps = ['pick', 'player', 'prediction', 'checkpoint', 'inclusion', 'order'];
  const accepted = [...steps.map((step) => `${step} passed`), 'history skipped'].join(', ');
  expect(Object.fromEntries(counts)).toEqual({ [accepted]: RECEIPTS });
}, 120_000);

test('accepts the receipts of a player, with the history that the server shows', async () => {
  const player = await signUpUser(game);
  const receipts = (await pickForReceipts(player, ids.slice(0, 12), 'DISAGREE')) as Receipt[];
  for (const receipt of receipts) {
    const history = await readHistory(client, receipt, key);
    const { steps } = await verifyReceipt(receipt, { key, player: player.id, history });
    expect(steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  }
});

import { parseEntry, readKey, verifyCheckpoint } from '@machine/verify';
import { base64, leafHashOf, Tree } from '@machine/verify/testing';
import { expect } from 'vitest';
import { createProofKey } from '../game/proof/key.ts';
import { toBase64 } from '../game/proof/nodes.ts';
import { receiptsOf } from '../game/proof/receipts.ts';
import type { Db } from '../platform/db/open.ts';
import { openReceipt, type PublicKey } from './published.ts';

/**
 * Checks the whole log: its entries follow each other and are those of the stored predictions, its nodes and checkpoints
 * equal a recount, and every pick on one of its predictions has a valid receipt. Returns the numbers of both.
 */
export async function checkLog(db: Db) {
  const signer = await createProofKey(db)();
  const key = await readKey(signer.publicKey);
  const entries = await db.selectFrom('proof_entries').selectAll().orderBy('position').execute();
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index));
  const tree = treeOf(entries.map(({ text }) => text));
  const times = await checkTree(db, tree, key);
  for (const { position, text, path, checkpoint_size: size } of entries) {
    expect(times.get(size)).toBe(JSON.parse(text).at);
    expect(JSON.parse(path)).toEqual(tree.inclusion(position, 0, size).map(base64));
  }
  await checkPredictions(db);
  return { entries: entries.length, receipts: await checkReceipts(db, key) };
}

/** Compares nodes and checkpoints with a recount. Returns the times of the checkpoints by size. */
async function checkTree(db: Db, tree: Tree, key: PublicKey) {
  const { length } = tree.leaves;
  const rows = await db.selectFrom('proof_checkpoints').selectAll().orderBy('size').execute();
  for (const { size, at, root, note } of rows) {
    const read = await verifyCheckpoint(note, key);
    expect([read.size, toBase64(read.root), read.time]).toEqual([size, root, new Date(at).toISOString()]);
    expect(root).toBe(base64(tree.root(0, size)));
  }
  expect(rows.at(-1)?.size ?? 0).toBe(length);
  const nodes = await db.selectFrom('proof_nodes').selectAll().orderBy('level').orderBy('position').execute();
  const recounted = [];
  for (let level = 0; 2 ** level <= length; level += 1) {
    const width = 2 ** level;
    for (let position = 0; (position + 1) * width <= length; position += 1) {
      recounted.push({ level, position, hash: base64(tree.root(position * width, (position + 1) * width)) });
    }
  }
  expect(nodes).toEqual(recounted);
  return new Map(rows.map(({ size, at }) => [size, new Date(at).toISOString()]));
}

/** Returns the tree of these entries by its definition (RFC 9162, section 2.1). */
export function treeOf(texts: readonly string[]): Tree {
  const tree = new Tree();
  tree.leaves.push(...texts.map(leafHashOf));
  return tree;
}

/** Checks that the entries of predictions say what is stored, and that there is none without a prediction. */
async function checkPredictions(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('proof_entries')
    .leftJoin('predictions', 'predictions.match_id', 'proof_entries.subject')
    .selectAll('predictions')
    .select(['subject', 'text'])
    .where('kind', '=', 'prediction')
    .execute();
  for (const row of rows) {
    const entry = parseEntry(row.text);
    const match = entry.kind === 'prediction' ? entry.match.id : null;
    expect({ ...entry, match, at: Date.parse(entry.at) }).toMatchObject({
      match: row.match_id,
      at: row.created_at,
      machinePick: row.machine_pick,
      confidencePct: row.confidence_pct,
      probabilities: { home: row.home_pct, draw: row.draw_pct, away: row.away_pct },
      stakes: { agree: Number(row.agree_tenths) / 10, disagree: Number(row.disagree_tenths) / 10 },
      modelVersion: row.model_version,
      text: row.analysis,
    });
  }
}

/** Verifying more takes too long. */
const RECEIPTS_MAX = 300;

/** Checks the times of all picks on predictions in the log, and the receipts of some. Returns how many those are. */
async function checkReceipts(db: Db, key: PublicKey): Promise<number> {
  const committed = db
    .selectFrom('picks')
    .innerJoin('proof_entries', 'proof_entries.subject', 'picks.match_id')
    .innerJoin('proof_checkpoints', 'proof_checkpoints.size', 'proof_entries.checkpoint_size')
    .where('kind', '=', 'prediction');
  const wrong = await committed
    .select('picks.id')
    .where((eb) =>
      eb.or([
        eb('picks.match_start', '<=', eb.ref('picks.created_at')),
        eb('proof_checkpoints.at', '>', eb.ref('picks.created_at')),
      ]),
    )
    .execute();
  expect(wrong).toEqual([]);
  const picks = await committed
    .select(['picks.match_id as matchId', 'picks.user_id as userId', 'picks.choice'])
    .select(['picks.created_at as pickedAt', 'picks.match_start as matchStart'])
    .orderBy('picks.id')
    .limit(RECEIPTS_MAX)
    .execute();
  const receipts = await receiptsOf({ db, proofKey: createProofKey(db) }, picks);
  const said = await Promise.all(receipts.map((receipt) => openReceipt(receipt, key)));
  expect(said.map((pick) => ({ userId: pick?.userId, matchId: pick?.matchId, choice: pick?.choice }))).toEqual(
    picks.map(({ userId, matchId, choice }) => ({ userId, matchId, choice })),
  );
  return receipts.length;
}

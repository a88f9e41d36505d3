import { createHash } from 'node:crypto';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Observation, Observed, SourceName } from './observation.ts';

const READ_MAX = 1_000;

/** Returns a value's JSON with sorted keys, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

type Appendable = Observed & { hash: string; json: string };

function toAppendable(observed: Observed): Appendable {
  const json = canonicalJson(observed.value);
  return { ...observed, json, hash: createHash('sha256').update(json).digest('hex') };
}

export type Answer = { source: SourceName; seenAt: Instant; observed: readonly Observed[] };

/**
 * Appends what has changed since the latest observations of the same subjects, and returns it. The transaction must
 * hold the lease of the feed: this keeps other writers out until the commit, so that ids ascend in the order of commits
 * and a reader never misses a row by reading those after the last id that it has seen.
 */
export async function appendObservations(transaction: Db, { source, seenAt, observed }: Answer): Promise<Observed[]> {
  const changed = await withoutKnown(transaction, source, observed.map(toAppendable));
  if (changed.length === 0) return [];
  const last = await transaction
    .selectFrom('observations')
    .select(['id', 'seen_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = changed.map(({ sourceId, hash, json }, index) => ({
    id: (last?.id ?? 0) + 1 + index,
    source,
    source_id: sourceId,
    // The clock of an earlier leader may have been ahead.
    seen_at: Math.max(seenAt, last?.seen_at ?? 0),
    hash,
    value: json,
  }));
  for (const chunk of chunksOf(rows)) await transaction.insertInto('observations').values(chunk).execute();
  return changed;
}

/**
 * Drops what equals the latest observations of its subject. A subject with several values in one answer, such as a match
 * that is listed twice, is compared as a whole, so that it isn't stored again with every answer.
 */
async function withoutKnown(db: Db, source: SourceName, all: readonly Appendable[]): Promise<Appendable[]> {
  const subjects = Map.groupBy(all, ({ sourceId }) => sourceId);
  const latest = await latestHashes(db, source, [...subjects.keys()]);
  const changed: Appendable[] = [];
  for (const [sourceId, values] of subjects) {
    const own = new Map(values.map((one) => [one.hash, one]));
    const hashes = [...own.keys()];
    if (hashes.at(-1) === latest.get(sourceId) && (await areLatest(db, source, sourceId, hashes))) continue;
    changed.push(...own.values());
  }
  return changed;
}

/** Selects the id of the latest observation of each subject of a source. */
const newestOf = (db: Db, source: SourceName) =>
  db
    .selectFrom('observations')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('source', '=', source)
    .groupBy('source_id');

async function latestHashes(db: Db, source: SourceName, sourceIds: readonly string[]): Promise<Map<string, string>> {
  const latest = new Map<string, string>();
  for (const chunk of chunksOf(sourceIds)) {
    const newest = newestOf(db, source).where('source_id', 'in', chunk);
    const rows = await db.selectFrom('observations').select(['source_id', 'hash']).where('id', 'in', newest).execute();
    for (const { source_id, hash } of rows) latest.set(source_id, hash);
  }
  return latest;
}

/** Returns whether these hashes, of which the last is the latest, are the latest ones of their subject in this order. */
async function areLatest(db: Db, source: SourceName, sourceId: string, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length === 1) return true;
  const rows = await db
    .selectFrom('observations')
    .select('hash')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(hashes.length)
    .execute();
  return rows.toReversed().every(({ hash }, index) => hash === hashes[index]) && rows.length === hashes.length;
}

type Stored = Omit<Observation, 'value'> & { value: string };

const storedIn = (db: Db) =>
  db
    .selectFrom('observations')
    .select(['id', 'source', 'source_id as sourceId', 'seen_at as seenAt', 'value'])
    .orderBy('id')
    .$castTo<Stored>();

// Values that this server has stored itself aren't parsed by a schema again.
const toObservation = (row: Stored): Observation => ({ ...row, value: JSON.parse(row.value) as Observation['value'] });

/** Reads the observations after an id, oldest first, in chunks. A reader continues after the last id that it has got. */
export async function* readObservations(db: Db, afterId: number): AsyncGenerator<Observation[]> {
  for (let last = afterId; ;) {
    const rows = await storedIn(db).where('id', '>', last).limit(READ_MAX).execute();
    if (rows.length > 0) yield rows.map(toObservation);
    if (rows.length < READ_MAX) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Reads the latest observation of each subject of a source, in the order of their ids. */
export async function readLatest(db: Db, source: SourceName): Promise<Observation[]> {
  const rows = await storedIn(db).where('id', 'in', newestOf(db, source)).execute();
  return rows.map(toObservation);
}

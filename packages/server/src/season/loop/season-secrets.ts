import type { Fixture } from '../../game/match/feed.ts';
import { dueMatches } from '../../game/grading/due.ts';
import { appendEntries } from '../../game/proof/append.ts';
import { type NewEntry, toTime } from '../../game/proof/entries.ts';
import { createProofKey } from '../../game/proof/key.ts';
import type { Signer } from '../../game/proof/note.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { settledAfterMs } from '../feeds/match-state.ts';
import { type SeasonEntry, seasonEntry } from '../feeds/season-entry.ts';
import { type Era, hasSecrets } from '../feeds/season-sources.ts';
import { seasonAt, seasonSecret, secretHashOf } from '../feeds/seasons.ts';

/** Commits and reveals the secrets of simulated seasons. Without eras that have such secrets, does nothing. */
export function createSeasonSecrets({ db, eras }: { db: Db; eras: readonly Era[] }) {
  const serverSecret = eras.find(hasSecrets)?.secret;
  const proofKey = createProofKey(db);
  const known = new Set<string>();

  return {
    /** Adds the hashes of the secrets that decide these fixtures to the log, each once. */
    async commit(now: Instant, fixtures: readonly Fixture[]): Promise<void> {
      for (const { league, startTime } of fixtures) {
        const era = eras.findLast(({ from }) => from <= startTime);
        if (era === undefined || !hasSecrets(era)) continue;
        const { name: season, from, until } = seasonAt(league, startTime, era);
        if (known.has(season)) continue;
        const secretHash = secretHashOf(seasonSecret(era.secret, season));
        const { seed } = era;
        const period = { from: toTime(from), until: toTime(until) };
        await appendOnce(db, await proofKey(), now, { kind: 'season', season, league, ...period, seed, secretHash });
        known.add(season);
      }
    },
    /** Adds the secrets of the seasons that have ended to the log, each once. */
    async reveal(now: Instant): Promise<void> {
      if (serverSecret === undefined) return;
      for (const entry of await secretSeasons(db)) {
        if (!(await hasEnded(db, entry, now)) || isCutOff(eras, entry)) continue;
        const { season } = entry;
        const secret = seasonSecret(serverSecret, season);
        await appendOnce(db, await proofKey(), now, { kind: 'secret', season, secret });
      }
    },
  };
}

/** Adds an entry unless the log has one of its kind about its season. */
async function appendOnce(
  db: Db,
  signer: Signer,
  now: Instant,
  entry: Extract<NewEntry, { season: string }>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('proof_entries')
      .select('position')
      .where('kind', '=', entry.kind)
      .where('subject', '=', entry.season)
      .executeTakeFirst();
    if (existing === undefined) await appendEntries(transaction, signer, [entry], now);
  });
}

async function secretSeasons(db: Db): Promise<SeasonEntry[]> {
  const rows = await db
    .selectFrom('proof_entries as entry')
    .leftJoin('proof_entries as revealed', (join) =>
      join.onRef('revealed.subject', '=', 'entry.subject').on('revealed.kind', '=', 'secret'),
    )
    .select('entry.text')
    .where('entry.kind', '=', 'season')
    .where('revealed.position', 'is', null)
    .orderBy('entry.position')
    .execute();
  return rows.map(({ text }) => seasonEntry.parse(JSON.parse(text)));
}

/**
 * Returns whether a season has ended: its last match can't be corrected anymore, and all that were played are graded.
 * Postponed matches are never played.
 */
async function hasEnded(db: Db, { league, from, until }: SeasonEntry, now: Instant): Promise<boolean> {
  if (now < until + settledAfterMs(league)) return false;
  const unfinished = await db
    .selectFrom('matches')
    .select('id')
    // The database may have been used with another feed before.
    .where('id', 'like', 'sim-%')
    .where('league', '=', league)
    .where('start_time', '>=', from)
    .where('start_time', '<', until)
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .limit(1)
    .executeTakeFirst();
  if (unfinished !== undefined) return false;
  const due = await dueMatches(db)
    .where('candidates.start_time', '>=', from)
    .where('candidates.start_time', '<', until)
    .limit(1)
    .executeTakeFirst();
  return due === undefined;
}

/** Returns whether the rest of a season became open, so that its secret says nothing about some of its matches. */
const isCutOff = (eras: readonly Era[], { from, until }: SeasonEntry): boolean =>
  eras.some((era) => era.secret === null && era.from >= from && era.from < until);

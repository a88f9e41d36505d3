import { joinCluster } from '../platform/cluster/cluster.ts';
import type { MachineClocks } from '../platform/cluster/shared-time.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import type { Logger } from '../platform/http/log.ts';
import { type JoinedSeason, joinSeason } from '../season/loop/join.ts';

export type JoinConfig = Parameters<typeof joinSeason>[0] & { databaseUrl: string | null };

/** A process that has joined the season, and no more. */
export type Joined = JoinedSeason & { close(): Promise<void> };

/** Joins the others on a database and their season, as a process does when it starts. */
export async function joinProcess(
  config: JoinConfig,
  database: OpenDatabase,
  log: Logger,
  clocks: MachineClocks = {},
): Promise<Joined> {
  const cluster = await joinCluster(config.databaseUrl, database, log, clocks);
  try {
    return { ...(await joinSeason(config, database, cluster, log)), close: cluster.close };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

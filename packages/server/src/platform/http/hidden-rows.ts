import { noteCopy } from './shared-copies.ts';

/** Returns those of `userIds` whom the viewer may not see; nobody for a visitor, whose id is null. */
export type HiddenAmong = (viewerId: string | null, userIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Returns the rows without hidden players: the same list if there are none, so that its shared response can be sent. */
export async function withoutHidden<Row extends { userId: string | null }>(
  rows: readonly Row[],
  hiddenAmong: HiddenAmong,
  viewerId: string | null,
): Promise<readonly Row[]> {
  const hidden = await hiddenAmong(
    viewerId,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  if (hidden.size === 0) return rows;
  // The shared copy doesn't answer this request.
  noteCopy('loaded');
  return rows.filter(({ userId }) => userId === null || !hidden.has(userId));
}

import type { Share } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { isUnavailable } from '../../platform/db/unavailable.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { PictureFile } from '../../platform/http/files.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { DrawPicture } from './picture/picture-drawer.ts';
import { readShare, type ReadShareDeps } from './shares.ts';

/** At about 140 kB each in base64, the pictures take at most 70 MB of the database. */
const PICTURES_MAX = 500;

export type PicturesDeps = ReadShareDeps & { draw: DrawPicture };

/** The pictures of shares, drawn when they are first requested. */
export function sharePictures(deps: PicturesDeps): PictureFile {
  const stored = storedPictures(deps);
  return {
    path: '/s/:file{[\\w-]+\\.png}',
    async find({ file = '' }) {
      const share = await shareOrNull(deps, file.replace(/\.png$/, ''));
      return share && { version: share.version, read: () => stored(share) };
    },
  };
}

/** A picture has no viewer: other sites request it. */
async function shareOrNull(deps: PicturesDeps, id: string): Promise<Share | null> {
  try {
    return await readShare(deps, id, null);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

function storedPictures({ db, wall, draw }: PicturesDeps) {
  /** So that a link that has just been posted is drawn once, however many sites request its picture. */
  const inProgress = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function drawn(share: Share): Promise<Uint8Array<ArrayBuffer>> {
    const { id, version } = share;
    const png = await draw(share);
    const picture = { version, png: Buffer.from(png).toString('base64'), drawn_at: wall() };
    try {
      await store(db, id, picture);
    } catch (error) {
      // It is drawn again next time; a share that was deleted meanwhile has no row to refer to.
      if (!isUnavailable(error) && (await isShared(db, id))) throw error;
    }
    return png;
  }

  return async function read(share: Share): Promise<Uint8Array<ArrayBuffer>> {
    const row = await db
      .selectFrom('share_pictures')
      .select('png')
      .where('share_id', '=', share.id)
      .where('version', '=', share.version)
      .executeTakeFirst();
    if (row) return new Uint8Array(Buffer.from(row.png, 'base64'));
    const key = `${share.id} ${share.version}`;
    const drawing = inProgress.get(key) ?? drawn(share).finally(() => inProgress.delete(key));
    inProgress.set(key, drawing);
    return drawing;
  };
}

const isShared = async (db: Db, id: string) =>
  (await db.selectFrom('shares').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

type Picture = { version: string; png: string; drawn_at: Instant };

async function store(db: Db, id: string, picture: Picture): Promise<void> {
  await db
    .insertInto('share_pictures')
    .values({ share_id: id, ...picture })
    .onConflict((conflict) => conflict.column('share_id').doUpdateSet(picture))
    .execute();
  const oldest = db
    .selectFrom('share_pictures')
    .select('share_id')
    .orderBy('drawn_at', 'desc')
    .orderBy('share_id')
    .limit(1_000)
    .offset(PICTURES_MAX);
  await db.deleteFrom('share_pictures').where('share_id', 'in', oldest).execute();
}

import type { Share } from '@machine/contract';
import type { PictureFile } from '../../platform/http/files.ts';
import type { DrawPicture } from './picture/picture-drawer.ts';
import { readShare, type ReadShareDeps } from './shares.ts';

/** At about 100 kB each, the pictures take at most 20 MB of memory. */
const PICTURES_MAX = 200;

/** The pictures of shares, drawn when they are first requested. The last ones are kept. */
export function sharePictures(deps: ReadShareDeps & { draw: DrawPicture }): PictureFile {
  /** By version, also while they are drawn: once, however many sites request the picture of a link. */
  const pictures = new Map<string, ReturnType<DrawPicture>>();

  function pictureOf(share: Share): ReturnType<DrawPicture> {
    const { version } = share;
    const picture = pictures.get(version) ?? deps.draw(share);
    // The map is in the order of the last requests.
    pictures.delete(version);
    pictures.set(version, picture);
    picture.catch(() => pictures.delete(version));
    const [oldest = ''] = pictures.keys();
    if (pictures.size > PICTURES_MAX) pictures.delete(oldest);
    return picture;
  }

  return {
    path: '/s/:file{[\\w-]+\\.png}',
    async find({ file = '' }) {
      // A picture has no viewer: other sites request it.
      const share = await readShare(deps, file.replace(/\.png$/, ''), null);
      return share && { version: share.version, read: () => pictureOf(share) };
    },
  };
}

import { endpoints, endpointUrl, parseResponse, SHARE_PICTURE, sharePictureText, shareText } from '@machine/contract';
import type { DescribePage } from '../../platform/http/page-head.ts';

const SHARE_PAGE = /^\/s\/([\w-]{1,100})$/;

/** Describes the page of a share for link previews, by what its visitor may see. */
export const describeShare: DescribePage = async (path, ask) => {
  const [, id] = SHARE_PAGE.exec(path) ?? [];
  if (id === undefined) return null;
  const response = await ask(endpointUrl(endpoints.share.path, { id }));
  if (response.status === 404)
    return { status: 404, title: 'Not shared', description: "This isn't shared, or no longer." };
  if (response.status !== 200) return null;
  const share = parseResponse(endpoints.share, await response.json());
  return {
    status: 200,
    title: `${share.username}: can you beat the Machine?`,
    description: shareText(share),
    image: { path: `${share.path}.png`, alt: sharePictureText(share), ...SHARE_PICTURE },
  };
};

import { type Share, SHARE_PICTURE } from '@machine/contract';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { edgePicture } from './edge-picture.ts';
import type { Element } from './element.ts';
import { FONTS } from './fonts.ts';
import { COLORS } from './look.ts';
import { pickPicture } from './pick-picture.ts';
import { weekPicture } from './week-picture.ts';

export type PictureContent = Pick<Share, 'username' | 'pick' | 'week' | 'edge'>;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** Draws a picture of 1200 by 630 pixels and returns it as PNG. Takes long enough to belong into a worker thread. */
export async function drawPicture(content: PictureContent): Promise<Uint8Array> {
  const layout = await satori(elementOf(content) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: FONTS,
  });
  // Texts are paths by now, so no font has to be loaded.
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'original' } } as const;
  return new Resvg(withBackdrop(layout), options).render().asPng();
}

function elementOf({ username, pick, week, edge }: PictureContent): Element {
  if (pick) return pickPicture(pick, username);
  if (week) return weekPicture(week, username);
  if (edge) return edgePicture(edge, username);
  throw new TypeError('A share shows something.');
}

/** The background of the game: scan lines, and one soft glow at the top. */
const withBackdrop = (layout: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<pattern id="lines" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1" fill="#fff" opacity="0.022"/></pattern>
<radialGradient id="glow" cx="0.5" cy="-0.1" r="0.75"><stop offset="0" stop-color="${COLORS.mint}" stop-opacity="0.2"/><stop offset="1" stop-color="${COLORS.mint}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${COLORS.background}"/>
<rect width="100%" height="100%" fill="url(#lines)"/>
<rect width="100%" height="100%" fill="url(#glow)"/>
${layout}
</svg>`;

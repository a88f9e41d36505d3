import { clubOf, SHARE_PICTURE } from '@machine/contract';
import { type Element, column, drawing, row, text } from './element.ts';
import { drawable } from './drawable.ts';

/** The colors of the dark theme. */
export const COLORS = {
  background: '#0b0d0c',
  panel: '#101412',
  line: '#2a302d',
  text: '#eceeed',
  soft: '#adb5b2',
  mint: '#86ead4',
  tomato: '#ff977d',
  amber: '#ffca16',
} as const;

/** All numbers and labels; prose is rare on a picture. */
const MONO = 'Geist Mono, Geist Mono Ext, Geist Mono Cyrillic';

const LABEL = { fontSize: 24, letterSpacing: 3, color: COLORS.soft };

/** A short description of a value, in capitals. */
export const label = (content: string): Element => text(LABEL, content.toUpperCase());

export const heading = (content: string, size: number, color: string = COLORS.text): Element =>
  text({ fontSize: size, fontWeight: 700, color, lineHeight: 1.15 }, content);

/** The width of a letter of the fixed-width font, in its size. */
const LETTER = 0.6;
const SIZE_MIN = 18;

/** A name in a box of `width` pixels: in a smaller size if it is long, and cut off if it is longer still. */
export function name(content: string, width: number, size: number, fontWeight = 400): Element {
  const shown = drawable(content, Math.floor(width / (LETTER * SIZE_MIN)));
  const fontSize = Math.min(size, Math.floor(width / (LETTER * Math.max(1, shown.length))));
  return text({ fontSize, fontWeight }, shown);
}

/** '[ DISAGREE ]', as on the buttons of the game. */
export const choiceTag = (choice: string, size: number): Element => {
  const color = choice === 'AGREE' ? COLORS.mint : COLORS.tomato;
  return text({ fontSize: size, fontWeight: 700, color, lineHeight: 1.15 }, `[ ${drawable(choice, 20)} ]`);
};

const CHECK = 'M4 13 10 19 21 6';
const CROSS = 'M5 5 19 19 M19 5 5 19';

/** Says by a mark whether something is right. */
export const mark = (isRight: boolean, size: number): Element =>
  drawing(size, size, '0 0 24 24', [
    {
      type: 'path',
      d: isRight ? CHECK : CROSS,
      fill: 'none',
      stroke: isRight ? COLORS.mint : COLORS.tomato,
      'stroke-width': 4,
      'stroke-linecap': 'square',
    },
  ]);

const STAR = 'M12 2 15 9 22 9.5 16.7 14.3 18.4 21.5 12 17.6 5.6 21.5 7.3 14.3 2 9.5 9 9 Z';
export const star = (size: number): Element =>
  drawing(size, size, '0 0 24 24', [{ type: 'path', d: STAR, fill: COLORS.amber }]);

/** The shape of the crests in packages/ui/src/team/Crest.tsx: a shield in the club's colors. `height` is in pixels. */
export function crest(team: string, code: string | null, height: number, isPicked = false): Element {
  const club = clubOf(team, code);
  const [first, second] = club.colors;
  const width = (height * 72) / 80;
  const glow = isPicked ? 'radial-gradient(circle at center, rgba(134,234,212,0.42), rgba(134,234,212,0) 66%)' : 'none';
  return row(
    {
      width: width * 1.5,
      height: height * 1.25,
      justifyContent: 'center',
      position: 'relative',
      backgroundImage: glow,
    },
    drawing(width, height, '0 0 72 80', [
      { type: 'path', d: 'M36 2 4 14V52L36 78Z', fill: first },
      { type: 'path', d: 'M36 2 68 14V52L36 78Z', fill: second },
      { type: 'path', d: 'M4 26H68V52H4Z', fill: COLORS.background },
      {
        type: 'path',
        d: 'M36 2 68 14V52L36 78 4 52V14Z',
        fill: 'none',
        stroke: isPicked ? COLORS.mint : '#5b6561',
        'stroke-width': isPicked ? 2 : 1.5,
      },
    ]),
    row(
      {
        position: 'absolute',
        top: height * 0.44,
        left: 0,
        width: width * 1.5,
        height: height * 0.34,
        justifyContent: 'center',
      },
      text(
        { fontSize: height * 0.235, fontWeight: 700, color: '#f4f7f5', letterSpacing: height * 0.01 },
        drawable(club.code),
      ),
    ),
  );
}

const BRACKET = {
  position: 'absolute',
  width: 56,
  height: 56,
  borderColor: COLORS.mint,
  borderStyle: 'solid',
} as const;
const MARGIN = 32;

/** The frame of every picture: the corners of `[ ]`, the product's name, whose it is, and the question. */
export function frame(title: string, username: string, ...content: Element[]): Element {
  return column(
    {
      width: SHARE_PICTURE.width,
      height: SHARE_PICTURE.height,
      boxSizing: 'border-box',
      padding: '60px 76px 56px',
      justifyContent: 'space-between',
      fontFamily: MONO,
      color: COLORS.text,
      position: 'relative',
    },
    row({ ...BRACKET, top: MARGIN, left: MARGIN, borderWidth: '5px 0 0 5px' }),
    row({ ...BRACKET, bottom: MARGIN, right: MARGIN, borderWidth: '0 5px 5px 0' }),
    row(
      { justifyContent: 'space-between', width: '100%' },
      row({ gap: 18 }, badge(), text({ fontSize: 30, fontWeight: 700, letterSpacing: 2 }, 'BEAT THE MACHINE')),
      label(title),
    ),
    ...content,
    row(
      { justifyContent: 'space-between', width: '100%', gap: 32 },
      name(username, 520, 34, 700),
      text({ fontSize: 28, color: COLORS.mint }, 'Can you beat the Machine?'),
    ),
  );
}

/** The mark of the product, as in app/public/icon.svg. */
const badge = () =>
  drawing(50, 50, '4 4 24 24', [
    { type: 'path', d: 'M10 5H5v22h5M22 5h5v22h-5', fill: 'none', stroke: COLORS.mint, 'stroke-width': 2 },
    { type: 'path', d: 'M10 22V10h2.6l3.4 6.4 3.4-6.4H22v12h-2.6v-7.2L16.6 20h-1.2l-2.8-5.2V22z', fill: COLORS.mint },
  ]);

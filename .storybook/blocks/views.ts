import type { Story } from './storyIndex.ts';

/** What a story is looked at in, by the globals of the toolbar. */
export const VIEWS = [
  { label: 'Dark', globals: 'appearance:dark' },
  { label: 'Light', globals: 'appearance:light' },
  { label: 'Phone dark', globals: 'appearance:dark;viewport.value:phone' },
  { label: 'Phone light', globals: 'appearance:light;viewport.value:phone' },
] as const;

/** A story in Storybook; leads out of the frame of a docs page. */
export const storyHref = ({ id }: Story, globals: string) => `./?path=/story/${id}&globals=${globals}`;

/** A story alone, as a picture of it is drawn. */
export const frameHref = ({ id }: Story, appearance: string) =>
  `./iframe.html?id=${id}&viewMode=story&globals=appearance:${appearance}`;

/** 'PredictionCard: Gold Locked' */
export const labelOf = ({ title, name }: Story) => `${title.split('/').at(-1)}: ${name}`;

/** The width and height that a picture is laid out in before it is made small. */
const FRAMES = {
  phone: [360, 560],
  screen: [1280, 800],
  part: [640, 480],
  small: [440, 275],
} as const;

/** Parts of a line or two, which would be lost in a larger frame. */
const SMALL = /\/(rank|toast|primitives|achievement)\/|(Button|Menu|SendBox)$/;

const kindOf = ({ title, name }: Story): keyof typeof FRAMES => {
  if (/phone/i.test(name)) return 'phone';
  if (title.startsWith('Screens/')) return 'screen';
  return SMALL.test(title) ? 'small' : 'part';
};

export const frameOf = (story: Story) => FRAMES[kindOf(story)];

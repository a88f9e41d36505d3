import type { Story } from './storyIndex.ts';

/** The views a story can be opened in, as toolbar globals. */
export const VIEWS = [
  { label: 'Dark', globals: 'appearance:dark' },
  { label: 'Light', globals: 'appearance:light' },
  { label: 'Phone dark', globals: 'appearance:dark;viewport.value:phone' },
  { label: 'Phone light', globals: 'appearance:light;viewport.value:phone' },
] as const;

/** Returns the address of a story in the Storybook manager. */
export const storyHref = ({ id }: Story, globals: string) => `./?path=/story/${id}&globals=${globals}`;

/** Returns the address of a story on its own, for a preview frame. */
export const frameHref = ({ id }: Story, appearance: string) =>
  `./iframe.html?id=${id}&viewMode=story&globals=appearance:${appearance}`;

/** 'PredictionCard: Gold Locked' */
export const labelOf = ({ title, name }: Story) => `${title.split('/').at(-1)}: ${name}`;

/** Width and height of a preview before it is scaled down. */
const FRAMES = {
  phone: [360, 560],
  screen: [1280, 800],
  part: [640, 480],
  small: [440, 275],
} as const;

/** Components of a line or two, which would be too small in a larger frame. */
const SMALL = /\/(rank|toast|primitives|achievement)\/|(Button|Menu|SendBox)$/;

const kindOf = ({ title, name }: Story): keyof typeof FRAMES => {
  if (/phone/i.test(name)) return 'phone';
  if (title.startsWith('Screens/')) return 'screen';
  return SMALL.test(title) ? 'small' : 'part';
};

export const frameOf = (story: Story) => FRAMES[kindOf(story)];

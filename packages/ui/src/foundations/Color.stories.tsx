import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorGuide } from './ColorGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

const meta = { component: ColorGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof ColorGuide>;

export default meta;

/** X9: what is promised for texts is measured in the theme that one looks at. */
export const Color: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-as="text"]');
    const promised = [...rows].filter(({ dataset }) => [undefined, globals.appearance].includes(dataset.themeOnly));
    const verdicts = promised.flatMap((row) => [...row.querySelectorAll('[data-good]')].map((it) => it.textContent));
    await expect(verdicts.length).toBeGreaterThan(12);
    await expect(new Set(verdicts)).toEqual(new Set(['AA text']));
  },
};

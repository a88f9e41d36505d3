import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorGuide } from './ColorGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

const meta = { component: ColorGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof ColorGuide>;

export default meta;

/** Checks the contrast of all text colors in the current theme. */
export const Color: StoryObj<typeof meta> = {
  parameters: { covers: ['X9'] },
  play: async ({ canvasElement, globals }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-as="text"]');
    const current = [...rows].filter(({ dataset }) => [undefined, globals.appearance].includes(dataset.themeOnly));
    const verdicts = current.flatMap((row) => [...row.querySelectorAll('[data-good]')].map((it) => it.textContent));
    await expect(verdicts.length).toBeGreaterThan(12);
    await expect(new Set(verdicts)).toEqual(new Set(['AA text']));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourSheet } from './ColourSheet.tsx';
import { SHEET } from './sheetDocs.tsx';

const meta = { component: ColourSheet, parameters: SHEET } satisfies Meta<typeof ColourSheet>;

export default meta;

/** X9: what is promised for texts is measured in the theme that one looks at. */
export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-as="text"]');
    const promised = [...rows].filter(({ dataset }) => [undefined, globals.appearance].includes(dataset.themeOnly));
    const verdicts = promised.flatMap((row) => [...row.querySelectorAll('[data-good]')].map((it) => it.textContent));
    await expect(verdicts.length).toBeGreaterThan(12);
    await expect(new Set(verdicts)).toEqual(new Set(['AA text']));
  },
};

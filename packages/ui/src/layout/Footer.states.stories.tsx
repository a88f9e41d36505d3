import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FORCED_STATES, forceState } from '../../stories/forceState.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  args: {
    links: ['rest', ...FORCED_STATES, 'current'].map((state) => ({ href: `/${state}`, label: state })),
    current: '/current',
  },
} satisfies Meta<typeof Footer>;

export default meta;

/** Each link is shown in the state it is named after. */
export const States: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const state of FORCED_STATES) forceState(canvas.getByRole('link', { name: state }), state);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('current');
  },
};

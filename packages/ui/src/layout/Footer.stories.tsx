import { realGameInfo } from '@machine/mocks/realMatches.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FORCED_STATES, forceState } from '../../stories/forceState.ts';
import { Footer } from './Footer.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const LINKS = [
  { href: '/leaderboards', label: 'Leaderboards' },
  { href: '/completed', label: 'Completed' },
  { href: '/achievements', label: 'Achievements' },
];

const meta = {
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: {
    ...usage({
      when: 'Once, at the end of every page, for public pages and credits.',
      not: 'For what one does daily: those are the `Places`.',
      with: 'The `footer` slot of the `Frame`.',
    }),
    layout: 'fullscreen',
  },
  args: { links: LINKS },
  argTypes: {
    links: presets({ three: LINKS, one: LINKS.slice(0, 1) }),
    current: { options: [undefined, '/leaderboards', '/completed', '/achievements'] },
    credits: presets({ none: undefined, 'data providers': realGameInfo.credits }),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Links: Story = {};

/** Providers of match data that ask to be named, in their own words. */
export const Credits: Story = { args: { credits: realGameInfo.credits } };

/** Each link is shown in the state it is named after. */
export const States: Story = {
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: {
    links: ['rest', ...FORCED_STATES, 'current'].map((state) => ({ href: `/${state}`, label: state })),
    current: '/current',
  },
  play: async ({ canvas }) => {
    for (const state of FORCED_STATES) forceState(canvas.getByRole('link', { name: state }), state);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('current');
  },
};

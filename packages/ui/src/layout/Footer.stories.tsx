import type { Meta, StoryObj } from '@storybook/react-vite';

import { realGameInfo } from '@machine/mocks/fixtures';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { href: '/leaderboards', label: 'Leaderboards' },
      { href: '/completed', label: 'Completed' },
      { href: '/achievements', label: 'Achievements' },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

/** Providers of match data that ask to be named, in their own words. */
export const Credits: Story = { tags: ['spec:frame-credits'], args: { credits: realGameInfo.credits } };

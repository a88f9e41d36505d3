import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { HowItWorksScreen } from './HowItWorksScreen.tsx';

const meta = {
  title: 'Screens/How It Works',
  component: HowItWorksScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    hasStakes: true,
    practiceHref: '/practice',
    slateHref: '/today',
    friendLeaguesHref: '/leagues',
    remindersHref: '/settings',
    spoilerFreeHref: '/settings',
  },
} satisfies Meta<typeof HowItWorksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HowItWorks: Story = { tags: ['spec:how-it-works'] };

/** A season of real matches of one league. */
export const OneLeague: Story = { tags: ['spec:how-it-works-one-league'], args: { leagues: ['NBA'] } };
/** An older server pays the same for every pick, and has no edge and none of the later features. */
export const FixedStars: Story = {
  tags: ['spec:how-it-works-fixed'],
  args: {
    hasStakes: false,
    practiceHref: undefined,
    slateHref: undefined,
    friendLeaguesHref: undefined,
    remindersHref: undefined,
    spoilerFreeHref: undefined,
  },
};

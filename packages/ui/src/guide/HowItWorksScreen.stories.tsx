import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { HowItWorksScreen } from './HowItWorksScreen.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/How It Works',
  component: HowItWorksScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/how-it-works`: the rules of the game, for visitors and players.',
      not: 'For binding rules: those are on the `TermsScreen`.',
      with: 'A `NumberedPage` of sections. The `HomeScreen` links to it below the card.',
      do: ["Leave out the sections about what the server doesn't have."],
    }),
  },
  decorators: [inFrame],
  args: {
    hasStakes: true,
    practiceHref: '/practice',
    slateHref: '/today',
    friendLeaguesHref: '/leagues',
    remindersHref: '/settings',
    spoilerFreeHref: '/settings',
  },
  argTypes: { leagues: presets({ both: undefined, 'only NBA': ['NBA'], 'only EPL': ['EPL'] }) },
} satisfies Meta<typeof HowItWorksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const HowItWorks: Story = {};

/** A season of real matches of one league. */
export const OneLeague: Story = { args: { leagues: ['NBA'] } };
/** An older server pays the same for every pick, and has no edge and none of the later features. */
export const FixedStars: Story = {
  args: {
    hasStakes: false,
    practiceHref: undefined,
    slateHref: undefined,
    friendLeaguesHref: undefined,
    remindersHref: undefined,
    spoilerFreeHref: undefined,
  },
};

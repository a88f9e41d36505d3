import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { TermsScreen } from './TermsScreen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/terms`: what players agree to.',
      not: 'For explaining the game: that is the `HowItWorksScreen`.',
      with: 'A `LegalScreen` of `NumberedSection`s. The settings link to it.',
    }),
  },
  decorators: [inFrame],
  args: { contactEmail: 'disputes@play.example' },
  argTypes: { season: { options: [undefined, 'LIVE', 'SIMULATED', 'REPLAY'] } },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Terms: Story = { tags: ['anonymous'] };
/** Real matches as they are played. */
export const RealSeason: Story = { args: { season: 'LIVE' } };

/** Made-up matches. */
export const SimulatedSeason: Story = { args: { season: 'SIMULATED' } };
/** Matches of past seasons. */
export const ReplayedSeason: Story = { args: { season: 'REPLAY' } };

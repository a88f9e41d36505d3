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
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = { tags: ['spec:terms', 'spec:role-anonymous-legal'] };
/** Real matches as they are played. */
export const RealSeason: Story = { tags: ['spec:terms-real'], args: { season: 'LIVE' } };

/** Made-up matches. */
export const SimulatedSeason: Story = { tags: ['spec:terms-simulated'], args: { season: 'SIMULATED' } };
/** Matches of past seasons. */
export const ReplayedSeason: Story = { tags: ['spec:terms-replay'], args: { season: 'REPLAY' } };

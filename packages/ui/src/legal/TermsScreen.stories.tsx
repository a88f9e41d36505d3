import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { checkLegalScreen } from '../../../../.storybook/helpers/checkLegalScreen.ts';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { contactEmail: 'disputes@play.example' },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

export const Terms: Story = { tags: ['spec:terms', 'spec:role-anonymous-legal'] };
/** Real matches as they are played. */
export const RealSeason: Story = {
  tags: ['spec:terms-real'],
  args: { season: 'LIVE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Results come from providers of match data.');
    await expect(canvasElement).toHaveTextContent('come from third parties and may be late or wrong.');
    await expect(canvasElement).not.toHaveTextContent(/demo season|simulated/);
  },
};
export const OnAPhone: Story = { tags: ['spec:terms'], globals: { viewport: { value: 'phone' } } };
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'phone320' } } };

/** Made-up matches. */
export const SimulatedSeason: Story = {
  tags: ['spec:terms-simulated'],
  args: { season: 'SIMULATED' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('simulated by our server and never took place');
    await expect(canvasElement).not.toHaveTextContent(/Results come from providers|third parties/);
  },
};
/** Matches of past seasons. */
export const ReplayedSeason: Story = {
  tags: ['spec:terms-replay'],
  args: { season: 'REPLAY' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Results are those of the original matches.');
    await expect(canvasElement).not.toHaveTextContent('Results come from providers');
  },
};

export const ContainsPrescribedText: Story = {
  name: 'Contains one title, ordered sections, the prescribed text, the contact and a link home',
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: checkLegalScreen('disputes@play.example', [
    'Last updated October 14, 2025',
    'The game is free.',
    'no real money or prizes',
    'it is not gambling',
    '16 or older',
    'within 30 days',
  ]),
};

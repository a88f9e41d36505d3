import type { Meta, StoryObj } from '@storybook/react-vite';

import { OutcomeBar } from './OutcomeBar.tsx';

const home = { name: 'Arsenal', label: 'ARS', percent: 33.8, isPicked: false };
const draw = { name: 'Draw', label: 'Draw', percent: 27, isPicked: false };
const away = { name: 'Brighton & Hove Albion', label: 'BHA', percent: 39.2, isPicked: true };

const meta = {
  title: 'Components/Drawing/Outcome Bar',
  component: OutcomeBar,
  args: { outcomes: [home, draw, away] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutcomeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOutcomes: Story = {};
export const TwoOutcomes: Story = {
  args: {
    outcomes: [
      { ...home, percent: 63.4, isPicked: true },
      { ...away, percent: 36.6, isPicked: false },
    ],
  },
};
export const Certain: Story = {
  args: {
    outcomes: [
      { ...home, percent: 100, isPicked: true },
      { ...draw, percent: 0 },
      { ...away, percent: 0, isPicked: false },
    ],
  },
};
export const NothingPicked: Story = { args: { outcomes: [home, draw, { ...away, isPicked: false }] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { OutcomeBar } from './OutcomeBar.tsx';

const home = { name: 'Arsenal', label: 'ARS', percent: 33.8, isPicked: false };
const draw = { name: 'Draw', label: 'Draw', percent: 27, isPicked: false };
const away = { name: 'Brighton & Hove Albion', label: 'BHA', percent: 39.2, isPicked: true };

const meta = {
  title: 'Components/Drawing/Outcome Bar',
  component: OutcomeBar,
  args: { outcomes: [home, draw, away] },
  decorators: [inWidth(480)],
} satisfies Meta<typeof OutcomeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: variantSheet({
    'three outcomes': {},
    'two outcomes': {
      outcomes: [
        { ...home, percent: 63.4, isPicked: true },
        { ...away, percent: 36.6, isPicked: false },
      ],
    },
    certain: {
      outcomes: [
        { ...home, percent: 100, isPicked: true },
        { ...draw, percent: 0 },
        { ...away, percent: 0, isPicked: false },
      ],
    },
    'nothing picked': { outcomes: [home, draw, { ...away, isPicked: false }] },
  }),
};

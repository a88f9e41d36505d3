import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Primitives/Progress Bar',
  component: ProgressBar,
  args: { label: 'Regular', value: 3, max: 10, valueText: '3 of 10' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  tags: ['spec:achievements-progress'],
};
export const NotStarted: Story = { args: { value: 0, valueText: '0 of 10' } };
export const Done: Story = { args: { value: 10, valueText: '10 of 10' } };

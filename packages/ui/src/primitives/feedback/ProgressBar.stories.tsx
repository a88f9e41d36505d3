import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateSheet } from '../../../stories/StateSheet.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Primitives/Progress Bar',
  component: ProgressBar,
  args: { label: 'Regular', value: 3, max: 10, valueText: '3 of 10' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['spec:achievements-progress'],
  render: (args) => (
    <StateSheet
      of={ProgressBar}
      args={args}
      forced={[]}
      variants={{
        'in progress': {},
        'not started': { value: 0, valueText: '0 of 10' },
        done: { value: 10, valueText: '10 of 10' },
      }}
    />
  ),
};

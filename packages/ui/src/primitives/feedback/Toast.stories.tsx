import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { FORCED_STATES, forceState } from '../../../stories/forceState.ts';
import { Toast, ToastProvider } from './Toast.tsx';

const meta = {
  title: 'Components/Primitives/Toast',
  component: Toast,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { kind: 'default', title: 'Pick recorded', description: 'Your prediction is locked.', onClose: fn() },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: { kind: 'destructive', title: 'Error', description: 'Failed to record pick. Try again.' },
};

/** The close button of each toast is in the state named in its title. The product never shows more than one toast. */
export const States: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: ({ onClose }) => (
    <>
      {['rest', ...FORCED_STATES].map((state) => (
        <Toast key={state} kind="default" title={state} onClose={onClose} />
      ))}
    </>
  ),
  play: async () => {
    for (const state of FORCED_STATES) {
      const toast = (await screen.findByText(state)).closest('[data-toast]');
      if (toast) forceState(toast, state);
    }
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(FORCED_STATES.length + 1);
  },
};

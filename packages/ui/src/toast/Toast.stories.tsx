import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FORCED_STATES, forceState } from '../../stories/forceState.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Toast, type ToastProps, ToastProvider } from './Toast.tsx';

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

function Triggered(props: ToastProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onPress={() => setIsShown(true)}>Try</Button>
      {isShown && <Toast {...props} />}
    </>
  );
}

/** Failures interrupt what a screen reader is reading. */
const announces = (args: Story['args'], politeness: 'assertive' | 'polite'): Story => ({
  args,
  render: Triggered,
  play: async ({ canvas, args: { title, description } }) => {
    // The announcement is removed after a second, so it is awaited before it appears.
    const announced = waitFor(() => {
      const texts = [...document.querySelectorAll(`[aria-live=${politeness}]`)].map(({ textContent }) => textContent);
      return expect(texts).toContainEqual(expect.stringContaining(`${title} ${description}`));
    });
    canvas.getByRole('button', { name: 'Try' }).click();
    await announced;
  },
});

export const AnnouncesAFailureAtOnce: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...announces(Failure.args, 'assertive'),
};
export const AnnouncesASuccessPolitely: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...announces({}, 'polite'),
};

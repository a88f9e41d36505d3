import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FORCED_STATES, forceState } from '../../stories/forceState.ts';
import { presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Toast, ToastProvider } from './Toast.tsx';
import { type ToastMessage, ToastRegion } from './ToastRegion.tsx';

const SUCCESS: ToastMessage = {
  id: 1,
  kind: 'default',
  title: 'Pick recorded',
  description: 'Your prediction is locked.',
};

const FAILURE: ToastMessage = {
  ...SUCCESS,
  kind: 'destructive',
  title: 'Error',
  description: 'Failed to record pick. Try again.',
};

const meta = {
  title: 'Components/Toast/Toast Region',
  component: ToastRegion,
  parameters: {
    ...usage({
      when: 'For the result of an action that concerns the whole page, or whose control is gone.',
      not: 'Next to a control that stays: use an `InlineStatus`. For a form that was rejected: a `FormAlert`.',
      with: 'The app, once, beside the `Frame`.',
      do: [
        'Render the region once, before the first toast.',
        'Keep titles to three words, and say in the description what to do.',
      ],
      dont: ["Don't put actions into a toast: it disappears."],
    }),
    docs: { story: { inline: false, height: '160px' } },
  },
  args: { toast: SUCCESS, onClose: fn() },
  argTypes: { toast: presets({ success: SUCCESS, failure: FAILURE, none: null }) },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ toast: null }) }),
};

export const None: Story = { args: { toast: null } };
export const Success: Story = { tags: ['done'] };
export const LongOnANarrowPhone320: Story = {
  tags: ['extreme', 'phone'],
  args: {
    toast: { id: 1, kind: 'destructive', title: 'Signup failed', description: HOSTILE_TEXTS.long.slice(0, 200) },
  },
  globals: { viewport: { value: 'phone320' } },
};

/** The close button of each toast is in the state named in its title. The product never shows more than one toast. */
export const States: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: ({ onClose }) => (
    <ToastProvider>
      {['rest', ...FORCED_STATES].map((state) => (
        <Toast key={state} kind="default" title={state} onClose={() => onClose(1)} />
      ))}
    </ToastProvider>
  ),
  play: async () => {
    for (const state of FORCED_STATES) {
      const toast = (await screen.findByText(state)).closest('[data-toast]');
      if (toast) forceState(toast, state);
    }
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(FORCED_STATES.length + 1);
  },
};

/** A new toast replaces the previous one. */
export const Replaced: Story = {
  render: function Replacing(args) {
    const [toast, setToast] = useState(args.toast);
    const next: ToastMessage = { id: 2, kind: 'default', title: 'All notifications marked as read' };
    return (
      <>
        <Button onPress={() => setToast(next)}>Another</Button>
        <ToastRegion {...args} toast={toast} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Pick recorded')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await waitFor(() => expect(screen.getByText('All notifications marked as read')).toBeVisible());
    await expect(screen.queryByText('Pick recorded')).toBeNull();
  },
};

export const ClosesWithEscape: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(1);
  },
};

/** Failures interrupt what a screen reader is reading. */
const announces = (toast: ToastMessage, politeness: 'assertive' | 'polite'): Story => ({
  render: function Triggered(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <Button onPress={() => setIsShown(true)}>Try</Button>
        <ToastRegion {...args} toast={isShown ? toast : null} />
      </>
    );
  },
  play: async ({ canvas }) => {
    // The announcement is removed after a second, so it is awaited before it appears.
    const announced = waitFor(() => {
      const texts = [...document.querySelectorAll(`[aria-live=${politeness}]`)].map(({ textContent }) => textContent);
      return expect(texts).toContainEqual(expect.stringContaining(`${toast.title} ${toast.description}`));
    });
    canvas.getByRole('button', { name: 'Try' }).click();
    await announced;
  },
});
export const AnnouncesAFailureAtOnce: Story = {
  ...announces({ ...SUCCESS, kind: 'destructive' }, 'assertive'),
  tags: ['behavior', '!autodocs', '!manifest', 'failed'],
  parameters: { chromatic: { disableSnapshot: true } },
};
export const AnnouncesASuccessPolitely: Story = {
  ...announces(SUCCESS, 'polite'),
  tags: ['behavior', '!autodocs', '!manifest', 'done'],
  parameters: { chromatic: { disableSnapshot: true } },
};

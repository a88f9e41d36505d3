import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from './focusFallback.ts';

/** Buttons that remove themselves, in a block and next to it. */
function Removing() {
  const [removed, setRemoved] = useState<string[]>([]);
  const button = (name: string) =>
    !removed.includes(name) && <Button onPress={() => setRemoved([...removed, name])}>{name}</Button>;
  return (
    <main>
      <h1 tabIndex={-1}>The Machine</h1>
      <section {...focusFallback} aria-label="Block">
        {button('In the block')}
      </section>
      <div>{button('Outside')}</div>
    </main>
  );
}

const meta = {
  title: 'Components/Primitives/Focus Fallback',
  component: Removing,
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof Removing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesTheBlockOfAControlThatDisappears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In the block' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Block' })).toHaveFocus());
  },
};

/** A dialog that opens makes the page inert, and closes before it has taken the focus. */
export const FocusesTheBlockOfAControlThatDisappearsBehindADialog: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'In the block' });
    const page = canvas.getByRole('main');
    button.focus();
    page.inert = true;
    await waitFor(() => expect(document.body).toHaveFocus());
    page.inert = false;
    button.click();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Block' })).toHaveFocus());
  },
};

export const KeepsTheFocusOfAnotherControl: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Outside' }).focus();
    canvas.getByRole('button', { name: 'In the block' }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'In the block' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Outside' })).toHaveFocus();
  },
};

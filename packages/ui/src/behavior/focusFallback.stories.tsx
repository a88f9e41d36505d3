import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from './focusFallback.ts';

/** A button in a block that removes itself. */
function Removing() {
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>The Machine</h1>
      <section {...focusFallback} aria-label="Block">
        {!isRemoved && <Button onPress={() => setIsRemoved(true)}>In the block</Button>}
      </section>
    </main>
  );
}

const meta = {
  title: 'Components/Primitives/Focus Fallback',
  component: Removing,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
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

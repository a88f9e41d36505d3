import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Disclosure } from './Disclosure.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';

const meta = {
  title: 'Components/Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Sources (2)', children: 'Season results, league injury report' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const TogglesWithEnterAndSpace: Story = {
  name: 'Toggles with Enter and Space, and exposes what it controls',
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sources (2)' });
    const panel = canvasElement.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeInTheDocument();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveTextContent(/injury report/);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const States: Story = { render: sheet({ variants: { closed: {} } }) };

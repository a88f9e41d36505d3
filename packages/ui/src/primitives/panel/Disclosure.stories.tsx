import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Disclosure } from './Disclosure.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';
import { usage } from '../../../stories/usage.ts';

const meta = {
  title: 'Components/Primitives/Disclosure',
  component: Disclosure,
  parameters: usage({
    when: 'For details that few need: sources, a table behind a chart, a hash.',
    not: 'For what everybody has to read. For views of the same content: use `Tabs`.',
    with: 'A `Panel` around it.',
    do: ['Name what is inside, and how much: "Sources (2)".'],
  }),
  args: { title: 'Sources (2)', children: 'Season results, league injury report' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Closed: Story = {};

/** Its content is in the page only while it is open. */
export const TogglesWithEnterAndSpace: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sources (2)' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/injury report/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/injury report/)).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const States: Story = { render: sheet({ variants: { closed: {} } }) };

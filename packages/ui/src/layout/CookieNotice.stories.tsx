import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CookieNotice } from './CookieNotice.tsx';
import { Frame } from './Frame.tsx';

const meta = {
  component: CookieNotice,
  parameters: { layout: 'fullscreen' },
  args: { onAccept: fn(), onDismiss: fn() },
  render: (args) => (
    <Frame header={<header>Beat the Machine</header>} notice={<CookieNotice {...args} />}>
      <h1>THE MACHINE</h1>
    </Frame>
  ),
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Accepts: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Cookie Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const DismissesOrCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/privacy');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { arrival, title } from '../steps.ts';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Look around',
  component: FlowApp,
  args: { leave: fn() },
  parameters: journey('Who only looks sees almost everything, and what is said of privacy.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('visitor'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AVisitorLooksAround: Story = {
  name: 'A visitor looks around',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const footer = async () => within(await canvas.findByRole('navigation', { name: 'Explore' }));
    await step('The card invites to sign up', async () => {
      await expect(await canvas.findByRole('link', { name: 'Sign up to beat the machine' })).toBeVisible();
      await expect(canvas.getByRole('article')).toHaveTextContent(/Starts in 2h 1[34]m/);
    });
    await step('Its chat is read, and not written in', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
      const panel = within(await screen.findByRole('dialog', { name: /— Group Chat/ }));
      await panel.findAllByText('mira_calls_it');
      await expect(panel.queryByRole('textbox')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Privacy and terms are a press away', async () => {
      await userEvent.click((await footer()).getByRole('link', { name: 'Privacy' }));
      await arrival(context, 'Privacy');
      await userEvent.click((await footer()).getByRole('link', { name: 'Terms' }));
      await arrival(context, 'Terms');
    });
    await step('And home again', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' }));
      await title(context, 'THE MACHINE');
    });
  },
};

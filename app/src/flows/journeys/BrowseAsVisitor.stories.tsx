import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectScreen, findTitle } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Browse as a Visitor',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('A visitor can see almost everything, including the legal pages.', 'visitor'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const VisitorBrowses: Story = {
  name: 'A visitor browses',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const footer = async () => within(await canvas.findByRole('navigation', { name: 'Explore' }));
    await step('The card has a sign-up link', async () => {
      await expect(await canvas.findByRole('link', { name: 'Sign up to beat the machine' })).toBeVisible();
      await expect(canvas.getByRole('article')).toHaveTextContent(/Starts in 2h 1[34]m/);
    });
    await step('The chat is read-only', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
      const panel = within(await screen.findByRole('dialog', { name: /— Group Chat/ }));
      await panel.findAllByText('mira_calls_it');
      await expect(panel.queryByRole('textbox')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The footer links to privacy and terms', async () => {
      await userEvent.click((await footer()).getByRole('link', { name: 'Privacy' }));
      await expectScreen(context, 'Privacy');
      await userEvent.click((await footer()).getByRole('link', { name: 'Terms' }));
      await expectScreen(context, 'Terms');
    });
    await step('The visitor goes home', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' }));
      await findTitle(context, 'THE MACHINE');
    });
  },
};

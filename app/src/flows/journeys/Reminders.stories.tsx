import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fakePush } from '../fakePush.ts';
import { expectScreen, findTitle } from '../steps.ts';
import { rememberingJourney } from './journey.tsx';

const meta = {
  title: 'Flows/Reminders',
  tags: ['flow', 'no-visual', 'nightly'],
  ...rememberingJourney(
    'A player sets up push notifications, quiet hours and the calendar, and turns them off again.',
    'locked-pick',
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openSettings(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: player.username }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await expectScreen(context, 'Settings');
}

/** The section, in which searching is much faster than in the whole page. */
async function findReminders(context: Context) {
  const heading = await context.canvas.findByText('Reminders', { selector: 'h2' });
  const section = within(heading.closest('section') as HTMLElement);
  await section.findByText('Calendar');
  return section;
}

export const PushAndCalendar: Story = {
  name: 'Push notifications, quiet hours and the calendar',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const asked = fakePush('granted');
    await openSettings(context);
    let reminders = await findReminders(context);
    const push = () => reminders.getByRole('switch', { name: 'Push notifications' });
    const hours = () =>
      reminders.getAllByRole<HTMLSelectElement>('combobox').map(({ selectedOptions: [chosen] }) => chosen?.label);
    const address = () => reminders.getByRole<HTMLInputElement>('textbox', { name: 'Calendar address' }).value;

    await step('The player turns on push notifications, is asked only now, and tests them', async () => {
      await expect(asked).not.toHaveBeenCalled();
      await userEvent.click(push());
      await userEvent.click(await reminders.findByText('Send a test'));
      await expect(await reminders.findByText('Sent. It should arrive within a minute.')).toBeVisible();
      await expect(asked).toHaveBeenCalledOnce();
    });
    await step('The player chooses the hours without push notifications', async () => {
      await userEvent.selectOptions(reminders.getByRole('combobox', { name: 'From' }), '23:00');
      await userEvent.selectOptions(reminders.getByRole('combobox', { name: 'Until' }), '06:00');
    });
    let made = '';
    await step('The player makes an address for the calendar', async () => {
      await userEvent.click(reminders.getByText('Create an address'));
      await reminders.findByText('This is your new address.');
      made = address();
      await expect(made).toMatch(/\/calendar\/.+\.ics$/);
    });
    await step('On the next visit of the settings, all of it is still there', async () => {
      const [home] = canvas.getAllByRole('link', { name: /Beat the Machine/ });
      await userEvent.click(home as HTMLElement);
      await findTitle(context, 'THE MACHINE');
      await openSettings(context);
      reminders = await findReminders(context);
      await expect(await reminders.findByText('Send a test')).toBeVisible();
      await expect(push()).toBeChecked();
      await expect(hours()).toEqual(['23:00', '06:00', "At the end of the day's matches"]);
      await expect(address()).toBe(made);
      await expect(asked).toHaveBeenCalledOnce();
    });
    await step('The player turns off push notifications and removes the address', async () => {
      await userEvent.click(push());
      await userEvent.click(reminders.getByText('Remove'));
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove the address?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(within(dialog).getByText('Remove'));
      await expect(await reminders.findByText('Create an address')).toBeVisible();
      await waitFor(() => expect(reminders.queryByText('Send a test')).toBeNull());
      await expect(push()).not.toBeChecked();
      // Axe takes a control that the sticky header covers in part for one that is too small.
      window.scrollTo(0, 0);
    });
  },
};

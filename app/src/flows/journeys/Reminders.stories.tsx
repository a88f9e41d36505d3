import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fakePush } from '../fakePush.ts';
import { expectScreen, findTitle } from '../steps.ts';
import { rememberingJourney } from './journey.tsx';

const meta = {
  title: 'Flows/Reminders',
  tags: ['flow', 'no-visual'],
  ...rememberingJourney('A player sets up push notifications and the calendar.', 'locked-pick'),
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

export const PushAndCalendar: Story = {
  name: 'Push notifications and the calendar',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const asked = fakePush('granted');
    await step('The settings have a section for reminders, and nothing is asked yet', async () => {
      await openSettings(context);
      await expect(await canvas.findByRole('heading', { name: 'Reminders' })).toBeVisible();
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('The player turns on push notifications and tests them', async () => {
      await userEvent.click(await canvas.findByRole('switch', { name: 'Push notifications' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Send a test' }));
      await expect(await canvas.findByText('Sent. It should arrive within a minute.')).toBeVisible();
      await expect(asked).toHaveBeenCalledOnce();
    });
    const address = () => canvas.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
    await step('The player makes an address for the calendar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
      await expect((await address()).value).toMatch(/\/calendar\/.+\.ics$/);
    });
    await step('On the next visit of the settings, both are still there', async () => {
      const { value } = await address();
      const [home] = canvas.getAllByRole('link', { name: /Beat the Machine/ });
      await userEvent.click(home as HTMLElement);
      await findTitle(context, 'THE MACHINE');
      await openSettings(context);
      await expect(await canvas.findByRole('button', { name: 'Send a test' })).toBeVisible();
      await expect(canvas.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
      await expect(await address()).toHaveValue(value);
      await expect(asked).toHaveBeenCalledOnce();
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RemindersSection } from './RemindersSection.tsx';
import { REMINDERS } from '../../../stories/reminders.ts';

const meta = {
  title: 'Components/Settings/Reminders Section',
  component: RemindersSection,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: REMINDERS },
} satisfies Meta<typeof RemindersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesHours: Story = {
  play: async ({ canvas, userEvent }) => {
    const { onHour } = REMINDERS.hours;
    const choose = (name: string, label: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), label);
    await choose('Until', '06:00');
    await expect(onHour).toHaveBeenLastCalledWith('quietTo', 6);
    await choose('Email digest', '00:00');
    await expect(onHour).toHaveBeenLastCalledWith('digestHour', 0);
  },
};

export const ReturnsToTheDefaultDigest: Story = {
  args: { state: { ...REMINDERS, hours: { ...REMINDERS.hours, digestHour: 7 } } },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Email digest' });
    await userEvent.selectOptions(select, "At the end of the day's matches");
    await expect(REMINDERS.hours.onHour).toHaveBeenLastCalledWith('digestHour', null);
  },
};

export const AsksBeforeItReplacesTheAddress: Story = {
  args: {
    state: { ...REMINDERS, calendar: { ...REMINDERS.calendar, address: 'https://play.example/calendar/a.ics' } },
  },
  play: async ({ canvas, userEvent }) => {
    const { onRenew, onRemove, onCopy } = REMINDERS.calendar;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    for (const [name, action] of [
      ['Create a new address', onRenew],
      ['Remove', onRemove],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
      await expect(action).not.toHaveBeenCalled();
      await userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
      await expect(action).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
};

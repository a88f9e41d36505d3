import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen.tsx';
import settings from './SettingsScreen.stories.tsx';

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: settings.args,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JumpsToAGroup: Story = {
  name: 'Moves the view and the focus to a group of sections, which is announced with its name',
  play: async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Settings' }));
    links.getByRole('link', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const group = canvas.getByRole('group', { name: 'Account' });
    await expect(group).toContainElement(document.activeElement as HTMLElement);
    await expect(document.URL).not.toContain('#');
    await userEvent.tab();
    await expect(within(group).getByLabelText('Current password')).toHaveFocus();
  },
};

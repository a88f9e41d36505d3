import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen.tsx';
import settings, { WithoutFeatures, WithoutPassword } from './SettingsScreen.stories.tsx';

const onLogin = fn();

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: settings.args,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const sectionsIn = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const OffersLoginToVisitors: Story = {
  args: { state: { kind: 'anonymous', onLogin } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const HasASectionForEachFeature: Story = {
  name: 'Every section has a heading and every switch a label; a confirmed address has no notice',
  play: async ({ canvas }) => {
    await expect(sectionsIn({ canvas })).toEqual([
      'Appearance',
      'Keyboard',
      'Your clubs',
      'Spoiler-free',
      'Email preferences',
      'Notification preferences',
      'Reminders',
      'Blocked and muted players',
      'Your shared links',
      'Privacy and terms',
      'Your data',
      'Security',
      "Where you're logged in",
      'Delete account',
    ]);
    for (const name of [
      'Dark mode',
      'Shortcuts',
      'Email notifications',
      'Rank up',
      'Achievements',
      'Match start',
      'Picks of players you follow',
    ]) {
      await expect(canvas.getByRole('switch', { name })).toBeChecked();
    }
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an export' })).toHaveAttribute('href', '/export');
    await expect(canvas.queryByText(/Confirm your email address/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

export const HidesWhatTheServerLacks: Story = {
  args: WithoutFeatures.args,
  play: async ({ canvas, canvasElement }) => {
    await expect(sectionsIn({ canvas })).toEqual([
      'Appearance',
      'Keyboard',
      'Email preferences',
      'Notification preferences',
      'Privacy and terms',
      'Your data',
      'Security',
      'Delete account',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open an export' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('Today');
  },
};

export const HidesTheSecuritySectionWithoutAPassword: Story = {
  args: WithoutPassword.args,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Security' })).toBeNull();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

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

export const ReportsSwitchChangesAndExports: Story = {
  play: async ({ args: { state }, canvas, userEvent }) => {
    if (state.kind !== 'ready') throw new Error('The settings are not shown.');
    const { appearance, shortcuts, preferences, dataExport } = state;
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark mode' }));
    await expect(appearance.onAppearance).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('switch', { name: 'Shortcuts' }));
    await expect(shortcuts.onChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Match start' }));
    await expect(preferences.onPreference).toHaveBeenCalledWith('notifyMatchStart', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
    await expect(dataExport.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(dataExport.onExportCsv).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PreferenceSections } from './PreferenceSections.tsx';
import states from './PreferenceSections.stories.tsx';

const meta = {
  title: 'Components/Settings/Preference Sections',
  component: PreferenceSections,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof PreferenceSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IgnoresSwitchesWhileRateLimited: Story = {
  name: 'Ignores the switches while rate-limited and keeps the focus',
  args: { failed: 'notifyRankUp', isRateLimited: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Rank up' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onPreference).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
  },
};

import { clubs, nothingHidden, someClubsHidden } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { HiddenResultsSection } from './HiddenResultsSection.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Components/Settings/Hidden Results Section',
  component: HiddenResultsSection,
  args: { hidden: nothingHidden, onChoose: fn() },
} satisfies Meta<typeof HiddenResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingHidden: Story = { tags: ['spec:spoilers-settings-off'] };
export const AllHidden: Story = {
  args: { hidden: { all: true, clubs: [] } },
  tags: ['spec:spoilers-settings-all'],
};
export const SomeClubsHidden: Story = {
  args: { hidden: someClubsHidden },
  tags: ['spec:spoilers-settings-clubs'],
};
/** One of them is unknown to this version of the app. */
export const ManyClubsHidden: Story = {
  args: {
    hidden: { all: false, clubs: ['ZZZ', ...clubs.slice(0, 24).map(({ code }) => code)] },
  },
  globals: phone,
};

export const Saving: Story = {
  args: { hidden: someClubsHidden, isSaving: true },
  tags: ['spec:spoilers-settings-saving'],
};
export const NotSaved: Story = {
  args: { hidden: nothingHidden, hasFailed: true },
  tags: ['spec:spoilers-settings-failed'],
};
export const RateLimited: Story = {
  args: { hidden: someClubsHidden, hasFailed: true, isRateLimited: true },
};

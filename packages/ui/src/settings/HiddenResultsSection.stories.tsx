import { clubs, nothingHidden, someClubsHidden } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { HiddenResultsSection } from './HiddenResultsSection.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Components/Settings/Hidden Results Section',
  component: HiddenResultsSection,
  args: { state: { kind: 'ready', hidden: nothingHidden }, onChoose: fn() },
} satisfies Meta<typeof HiddenResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingHidden: Story = { tags: ['spec:spoilers-settings-off'] };
export const AllHidden: Story = {
  args: { state: { kind: 'ready', hidden: { all: true, clubs: [] } } },
  tags: ['spec:spoilers-settings-all'],
};
export const SomeClubsHidden: Story = {
  args: { state: { kind: 'ready', hidden: someClubsHidden } },
  tags: ['spec:spoilers-settings-clubs'],
};
/** One of them is unknown to this version of the app. */
export const ManyClubsHidden: Story = {
  args: {
    state: { kind: 'ready', hidden: { all: false, clubs: ['ZZZ', ...clubs.slice(0, 24).map(({ code }) => code)] } },
  },
  globals: phone,
};

export const Loading: Story = {
  args: { state: { kind: 'loading', isSlow: true } },
  tags: ['spec:spoilers-settings-loading'],
};
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  tags: ['spec:spoilers-settings-load-failed'],
};
export const Saving: Story = {
  args: { state: { kind: 'ready', hidden: someClubsHidden, isSaving: true } },
  tags: ['spec:spoilers-settings-saving'],
};
export const NotSaved: Story = {
  args: { state: { kind: 'ready', hidden: nothingHidden, hasFailed: true } },
  tags: ['spec:spoilers-settings-failed'],
};
export const RateLimited: Story = {
  args: { state: { kind: 'ready', hidden: someClubsHidden, hasFailed: true, isRateLimited: true } },
};

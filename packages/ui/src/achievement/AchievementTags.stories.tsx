import type { Meta, StoryObj } from '@storybook/react-vite';

import { AchievementTags } from './AchievementTags.tsx';

const meta = {
  title: 'Components/Achievement/Achievement Tags',
  component: AchievementTags,
  args: { titles: ['Into the ring', 'Giant killer'] },
} satisfies Meta<typeof AchievementTags>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first two that differ and say something. */
export const Two: Story = {
  tags: ['spec:achievement-tags'],
  args: { titles: ['Into the ring', ' ', 'Into the ring', 'Giant killer', 'On fire'] },
};
export const One: Story = { tags: ['spec:achievement-tags'], args: { titles: ['Into the ring'] } };
export const None: Story = { tags: ['spec:achievement-tags'], args: { titles: [] } };
export const LongTitles: Story = {
  args: { titles: ['Called it before anybody else in the whole league', 'Seven right picks in a row away from home'] },
  globals: { viewport: { value: 'phone320' } },
};

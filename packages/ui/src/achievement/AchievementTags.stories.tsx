import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { AchievementTags } from './AchievementTags.tsx';

const meta = {
  title: 'Components/Achievement/Achievement Tags',
  component: AchievementTags,
  args: { titles: ['Into the ring', 'Giant killer'] },
} satisfies Meta<typeof AchievementTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

export const Two: Story = { tags: ['spec:achievement-tags'] };
export const One: Story = { tags: ['spec:achievement-tags'], args: { titles: ['Into the ring'] } };
export const None: Story = { tags: ['spec:achievement-tags'], args: { titles: [] } };
export const LongTitles: Story = {
  args: { titles: ['Called it before anybody else in the whole league', 'Seven right picks in a row away from home'] },
  globals: { viewport: { value: 'phone320' } },
};

export const ShowsTheFirstTwo: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { titles: ['Into the ring', ' ', 'Into the ring', 'Giant killer', 'On fire'] },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Into the ring', 'Giant killer']);
  },
};

export const RendersHostileTitlesAsPlainText: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { titles: [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.long] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

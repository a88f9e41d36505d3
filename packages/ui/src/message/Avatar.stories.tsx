import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { sheet } from '../../stories/StateSheet.tsx';
import { Avatar } from './Avatar.tsx';
import picture from './picture.sample.svg?no-inline';
import { presets } from '../../stories/presets.ts';
import { radix } from '../../stories/radixControls.ts';
import { usage } from '../../stories/usage.ts';

/** A same-origin path. */
const { pathname } = new URL(picture, import.meta.url);

const meta = {
  title: 'Components/Message/Avatar',
  component: Avatar,
  parameters: usage({
    when: "For a player's picture, beside their name.",
    not: 'For a club: that is a `Crest`.',
    with: 'The name beside it, because it is hidden from screen readers. An `AvatarStack` shows a group.',
  }),
  args: { username: 'mira_calls_it', profileImageUrl: null },
  argTypes: {
    size: radix(['1', '2', '3', '4', '5', '6', '7', '8', '9'], '3'),
    profileImageUrl: presets({ none: null, picture: pathname }),
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: sheet({
    forced: [],
    variants: {
      initials: {},
      'one word': { username: 'ada' },
      emoji: { username: HOSTILE_TEXTS.emoji },
      zalgo: { username: HOSTILE_TEXTS.zalgo },
      nameless: { username: '' },
      picture: { profileImageUrl: pathname },
    },
  }),
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0)),
};

export const NeverRequestsADisallowedUrl: Story = {
  args: { profileImageUrl: 'https://evil.test@host/a.png' },
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('MC')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

import { ownShare, ownShares } from '@machine/mocks/share.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SharesSection, type SharesState } from './SharesSection.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (shares = ownShares): SharesState => ({ kind: 'ready', shares });
const onRetry = fn();

const READY = ready();
const NONE = new Set<string>();

const meta = {
  title: 'Components/Share/Shares Section',
  component: SharesSection,
  parameters: usage({
    when: 'In the settings, for all links that a player has shared.',
    not: 'For sharing something: that is the `ShareDialog`.',
    with: 'A `SettingsSection`; each row leads to its `ShareScreen`.',
  }),
  args: { state: READY, stopping: NONE, hasFailed: false, onStop: fn() },
  argTypes: {
    state: presets({ ready: READY, none: ready([]), ...WAITING }),
    stopping: presets({ none: NONE, one: new Set([ownShare.id]) }),
  },
} satisfies Meta<typeof SharesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry } } };
export const None: Story = { args: { state: ready([]) } };
export const Ready: Story = { tags: ['ready'] };
export const Stopping: Story = { args: { stopping: new Set([ownShare.id]) } };
export const NotStopped: Story = { args: { hasFailed: true } };
export const Many: Story = {
  tags: ['extreme'],
  args: { state: ready(Array.from({ length: 250 }, (_, index) => ({ ...ownShare, id: `share-${index}` }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '250');
  },
};
/** An older server sends no teams. */
export const WithoutTeams: Story = {
  args: { state: ready([{ ...ownShare, homeTeam: undefined, awayTeam: undefined }]) },
};

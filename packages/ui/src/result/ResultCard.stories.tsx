import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { hostileNewResults, manyNewResults, newResults, oneNewResult } from '@machine/mocks/result.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';

import { ShareButton } from '../share/ShareButton.tsx';
import { ResultCard } from './ResultCard.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const SEVERAL = { kind: 'ready' as const, results: newResults };

const meta = {
  title: 'Components/Result/Result Card',
  component: ResultCard,
  parameters: usage({
    when: "On Home, for the picks that were graded since the player's last visit.",
    not: 'For one match: that is the `RecapScreen`. For the result of an action: a toast.',
    with: 'The `results` slot of the `HomeScreen`; each row leads to a recap.',
  }),
  args: {
    state: SEVERAL,
    now: FIXED_NOW,
    onSeen: fn(),
    onClose: fn(),
    share: <ShareButton label="Share your week" onPress={fn()} />,
  },
  argTypes: {
    state: presets({
      several: SEVERAL,
      one: { kind: 'ready', results: oneNewResult },
      many: { kind: 'ready', results: manyNewResults },
      loading: { kind: 'loading' },
    }),
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  tags: ['loading'],
  parameters: { chromatic: { disableSnapshot: true } },
};
export const Ready: Story = { tags: ['ready'] };
export const One: Story = { args: { state: { kind: 'ready', results: oneNewResult } } };

const opened: Pick<Story, 'play'> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Since|Today)/ }));
  },
};
export const Opened: Story = { ...opened };

export const Many: Story = {
  tags: ['extreme'],
  ...opened,
  args: { state: { kind: 'ready', results: manyNewResults } },
};
export const HostileText: Story = {
  tags: ['extreme'],
  ...opened,
  args: { state: { kind: 'ready', results: hostileNewResults } },
  globals: { viewport: { value: 'phone320' } },
};

export const AnnouncesItsSummaryAndIsSeenWhenOpened: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Since Sunday: 2 of 4 right, +5 stars.');
    await expect(document.body).toHaveFocus();
    const toggle = canvas.getByRole('button', { name: /^(Since|Today)/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(args.onSeen).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Since/ }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = {
  decorators: [hidingResults],

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Results are in for 4 of your matches\./ }));
    await expect(canvas.queryByRole('button', { name: 'Share your week' })).toBeNull();
  },
};

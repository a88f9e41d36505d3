import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { decidedCases, manyCases, moderationCases, moderationLog, openCase } from '@machine/mocks/moderation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { ModerationScreen, type ModerationState } from './ModerationScreen.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const cases = (list = moderationCases.cases, more: Extract<ModerationState, { kind: 'cases' }>['more'] = null) =>
  ({ kind: 'cases', cases: list, more }) as const;

const TABS = {
  open: cases(),
  decided: cases(decidedCases.cases),
  log: { kind: 'log', entries: moderationLog.entries, more: null },
} as const;

const meta = {
  title: 'Screens/Moderation',
  component: ModerationScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/moderation`, for moderators: the queue, what was decided, and the log.',
      not: 'For players: they learn only what was decided about them.',
      with: 'Built from `Tabs`, `Steps` and `LogTable`. Rows lead to the `ModerationCaseScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { tab: 'open', onTab: fn(), state: TABS.open, now: FIXED_NOW, caseHref: (id) => `/moderation?case=${id}` },
  argTypes: {
    tab: { options: ['open', 'decided', 'log'] },
    state: presets({
      open: TABS.open,
      decided: TABS.decided,
      log: TABS.log,
      'no cases': cases([]),
      many: cases(manyCases(60).cases, { isLoading: false, onLoad: () => {} }),
      ...WAITING,
    }),
  },
} satisfies Meta<typeof ModerationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onTab: (_, tab: keyof typeof TABS) => ({ tab, state: TABS[tab] }) }),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: cases([]) } };
export const Open: Story = {};
export const Many: Story = {
  tags: ['extreme'],
  args: { state: cases(manyCases(60).cases, { isLoading: false, onLoad: fn() }) },
};
export const NothingDecided: Story = { tags: ['empty'], args: { tab: 'decided', state: cases([]) } };
export const Decided: Story = { args: { tab: 'decided', state: cases(decidedCases.cases) } };
export const Log: Story = { args: { tab: 'log', state: { kind: 'log', entries: moderationLog.entries, more: null } } };
export const EmptyLog: Story = {
  tags: ['empty'],
  args: { tab: 'log', state: { kind: 'log', entries: [], more: null } },
};
export const Hostile: Story = {
  tags: ['extreme'],
  args: {
    state: cases(
      Object.values(HOSTILE_TEXTS).map((text, index) => ({
        ...openCase,
        id: `case-${index}`,
        content: text,
        player: { ...openCase.player, username: text },
      })),
    ),
  },
};

import type { ChatMessage } from '@machine/contract';
import * as mocks from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrame, pageParameters } from '../layout/inFrame.tsx';
import type { ChatPosting } from './ChatFoot.tsx';
import type { MatchChatState } from './ChatMessages.tsx';
import { MatchChatScreen } from './MatchChatScreen.tsx';

const onRetry = fn();
const onSend = fn();
const ready = (messages: readonly ChatMessage[], more?: { isPaused: boolean }): MatchChatState => ({
  kind: 'ready',
  messages,
  ...more,
});
const picked: ChatPosting = { kind: 'picked', value: '', onValue: fn(), isSending: false, onSend };

const meta = {
  component: MatchChatScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    title: 'Los Angeles Lakers @ Phoenix Suns',
    match: mocks.liveDetail,
    plays: { kind: 'ready', plays: mocks.nbaPlays },
    state: ready(mocks.chatMessages),
    posting: picked,
    connection: 'live',
    viewerId: 'u-ada_predicts',
  },
} satisfies Meta<typeof MatchChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Loading: Story = {
  args: {
    match: null,
    plays: { kind: 'loading' },
    state: { kind: 'loading' },
    posting: { kind: 'loading' },
    connection: 'connecting',
  },
};
export const StillLoading: Story = {
  args: { ...Loading.args, plays: { kind: 'loading', isSlow: true }, state: { kind: 'loading', isSlow: true } },
};
export const Failed: Story = {
  args: { plays: { kind: 'failed', onRetry }, state: { kind: 'failed', onRetry }, connection: 'down' },
};
export const PlaysFailed: Story = { args: { plays: { kind: 'failed', onRetry } } };
export const Empty: Story = {
  args: { match: mocks.scheduledDetail, plays: { kind: 'ready', plays: [] }, state: ready([]) },
};
export const EmptyWithoutPick: Story = { args: { ...Empty.args, posting: { kind: 'noPick', pickHref: '/' } } };
export const Live: Story = {};
export const Final: Story = { args: { match: mocks.finalDetail } };
export const WithoutMatch: Story = { args: { match: null } };
export const WithoutPick: Story = { args: { posting: { kind: 'noPick', pickHref: '/' } } };
export const Anonymous: Story = { args: { posting: { kind: 'anonymous', signupHref: '/signup' }, viewerId: null } };
export const Sending: Story = { args: { posting: { ...picked, value: 'Suns by six.', isSending: true } } };
export const Paused: Story = { args: { state: ready(mocks.chatMessages, { isPaused: true }), connection: 'down' } };
export const OddValues: Story = {
  args: {
    match: mocks.scorelessDetail,
    plays: { kind: 'ready', plays: mocks.scorelessPlays.map((play) => ({ ...play, period: null })) },
    state: ready(mocks.oddChatMessages),
  },
};
export const HostileText: Story = {
  args: {
    title: mocks.HOSTILE_TEXTS.long,
    match: mocks.hostileDetail,
    plays: {
      kind: 'ready',
      plays: Object.values(mocks.HOSTILE_TEXTS).map((text, id) => ({
        id: String(id),
        period: text,
        clock: text,
        description: text,
        scoreHome: 1e21,
        scoreAway: -1,
      })),
    },
    state: ready(mocks.hostileChatMessages),
  },
  globals: { viewport: { value: 'phone320' } },
};
export const FiveThousandMessages: Story = { args: { state: ready(mocks.chatMessagesOf(5_000)) } };
export const LiveOnAPhone: Story = { globals: phone };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const EmptyWithoutPickOnAPhone: Story = { ...EmptyWithoutPick, globals: phone };

const behaviour = { tags: ['behaviour', '!autodocs', 'no-visual'] };

export const NamesTheLiveScore: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('PHX 74 - 78 LAL');
    await expect(canvas.queryByText('Live Play-by-Play')).toBeNull();
  },
};

const namesThePage = (story: Story): Story => ({
  ...story,
  ...behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Live Play-by-Play' })).toBeVisible();
  },
});
export const NamesThePageUntilTheMatchIsLoaded: Story = namesThePage(WithoutMatch);
export const NamesThePageWhenTheMatchIsNotLive: Story = namesThePage(Final);

/** X38 */
export const ListsEveryPlayInSilence: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Play-by-play' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Q4 .+98 - 101$/);
    await expect(list.closest('[aria-live], [role=status], [role=log]')).toBeNull();
  },
};

export const TellsThatPlaysFailedAndKeepsTheChat: Story = {
  ...PlaysFailed,
  ...behaviour,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load plays.");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

/** SPEC.md §2: '[rank] username: text', and only what users said. */
export const ShowsOnlyWhatUsersSaid: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Los Angeles Lakers @ Phoenix Suns chat' });
    await waitFor(() =>
      expect(log).toHaveTextContent(
        '[Oracle] mira_calls_it: The Machine has never seen Abara on a back-to-back.[Elite] ada_predicts: Going',
      ),
    );
    await expect(log).not.toHaveTextContent(/SYSTEM|I am a bot/);
  },
};

export const SaysHowNewsComes: Story = {
  ...behaviour,
  render: (args) => (
    <>
      {(['live', 'connecting', 'down'] as const).map((connection) => (
        <MatchChatScreen key={connection} {...args} connection={connection} />
      ))}
    </>
  ),
  // Three screens on one page have three titles.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const words of ['Live', 'Connecting…', 'Not live: looks again every few seconds'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const SendsWhatIsWritten: Story = {
  ...behaviour,
  args: { posting: { ...picked, value: ' Suns by six. ' } },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAttribute('placeholder', '[ Type your message... ]');
    await userEvent.type(field, '{Enter}');
    await expect(onSend).toHaveBeenCalledWith('Suns by six.');
    await expect(field).toHaveFocus();
  },
};

export const SendsThoseWithoutAPickToOne: Story = {
  ...EmptyWithoutPick,
  ...behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Make a pick to join the chat.')).toBeVisible();
    await expect(canvas.getByText('Make a pick to post messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a pick' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** PERFORMANCE.md */
export const FiveThousandCostWhatFiftyDo: Story = {
  ...FiveThousandMessages,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/#5000/)).toBeVisible());
    await expect(canvasElement.ownerDocument.querySelectorAll('body *').length).toBeLessThan(1_500);
  },
};

/** Nothing jumps when what was loaded comes. */
export const TheChatIsAsHighInEveryState: Story = {
  ...behaviour,
  render: (args) => (
    <>
      <MatchChatScreen {...args} {...Loading.args} />
      <MatchChatScreen {...args} {...Failed.args} />
      <MatchChatScreen {...args} {...EmptyWithoutPick.args} />
      <MatchChatScreen {...args} />
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('region', { name: 'Match chat' })
      .map((region) => region.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const KeepsHostileTextInert: Story = {
  ...HostileText,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.querySelectorAll('[data-index]').length).toBeGreaterThan(3));
    await expect(log.querySelector('img, script, iframe')).toBeNull();
    await expect('__pwned' in window).toBe(false);
    await expect(log.scrollWidth).toBe(log.clientWidth);
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

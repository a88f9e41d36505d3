import type { ChatMessage } from '@machine/contract';
import * as mocks from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ChatPosting } from './ChatFoot.tsx';
import type { MatchChatState } from './ChatMessages.tsx';
import { MatchChatPanel } from './MatchChatPanel.tsx';
import { shownDialog } from '../primitives/shownDialog.ts';

const onRetry = fn();
const onSend = fn();
const ready = (messages: readonly ChatMessage[], more?: { isPaused: boolean }): MatchChatState => ({
  kind: 'ready',
  messages,
  ...more,
});
const picked: ChatPosting = { kind: 'picked', value: '', onValue: fn(), isSending: false, onSend };

const meta = {
  component: MatchChatPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Los Angeles Lakers @ Phoenix Suns',
    status: 'LIVE',
    match: mocks.liveDetail,
    plays: mocks.nbaPlays,
    state: ready(mocks.chatMessages),
    posting: picked,
    viewerId: 'u-ada_predicts',
  },
} satisfies Meta<typeof MatchChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const before = { status: 'SCHEDULED', match: mocks.scheduledDetail, plays: [] };
const anonymous: ChatPosting = { kind: 'anonymous', signupHref: '/signup' };

export const Loading: Story = { args: { ...before, state: { kind: 'loading' }, posting: { kind: 'loading' } } };
export const StillLoading: Story = { args: { ...Loading.args, state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = { args: { ...before, state: ready([]) } };
export const EmptyWithoutPick: Story = { args: { ...before, state: ready([]), posting: { kind: 'noPick' } } };
export const EmptyAnonymous: Story = { args: { ...before, state: ready([]), posting: anonymous } };
export const Live: Story = {};
export const LiveWithoutMatch: Story = { args: { match: null } };
export const Scheduled: Story = { args: before };
export const Final: Story = { args: { status: 'FINAL', match: mocks.finalDetail } };
export const Postponed: Story = { args: { status: 'POSTPONED' } };
export const WithoutPick: Story = { args: { posting: { kind: 'noPick' } } };
export const Anonymous: Story = { args: { posting: anonymous, viewerId: null } };
export const Sending: Story = { args: { posting: { ...picked, value: 'Suns by six.', isSending: true } } };
export const Paused: Story = { args: { state: ready(mocks.chatMessages, { isPaused: true }) } };
export const OddValues: Story = {
  args: { match: mocks.scorelessDetail, plays: mocks.scorelessPlays, state: ready(mocks.oddChatMessages) },
};
export const LongNames: Story = {
  args: { title: 'The Honourable Borough of Llanfairpwllgwyngyll Athletic @ Wolverhampton Wanderers' },
  globals: phone,
};
export const HostileText: Story = {
  args: {
    title: mocks.HOSTILE_TEXTS.long,
    match: mocks.hostileDetail,
    plays: Object.values(mocks.HOSTILE_TEXTS).map((text, id) => ({
      id: String(id),
      period: text,
      clock: text,
      description: text,
      scoreHome: 1e21,
      scoreAway: -1,
    })),
    state: ready(mocks.hostileChatMessages),
  },
  globals: { viewport: { value: 'phone320' } },
};
export const ThousandMessages: Story = { args: { state: ready(mocks.chatMessagesOf(1_000)) } };
export const LiveOnAPhone: Story = { globals: phone };
export const EmptyOnAPhone: Story = { ...Empty, globals: phone };
export const AnonymousOnAPhone: Story = { ...Anonymous, globals: phone };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };

const behaviour = { tags: ['behaviour', '!autodocs', 'no-visual'] };
const panel = async () => within(await shownDialog());

export const NamesTheMatchAndItsStatus: Story = {
  ...behaviour,
  play: async () => {
    await shownDialog('Los Angeles Lakers @ Phoenix Suns — Group Chat · LIVE');
    await expect((await panel()).getByRole('log', { name: 'Los Angeles Lakers @ Phoenix Suns chat' })).toBeVisible();
  },
};

/** SPEC.md §2: the last five, newest first. */
export const ShowsTheLastFivePlays: Story = {
  ...behaviour,
  play: async () => {
    const list = (await panel()).getByRole('list', { name: 'PHX 74 - 78 LAL' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/^Q4 \d+:\d\d.+98 - 101$/);
    await expect(list.closest('[aria-live]')).toBeNull();
  },
};

export const ShowsAPlainTitleUntilTheMatchIsLoaded: Story = {
  ...LiveWithoutMatch,
  ...behaviour,
  play: async () => {
    await expect((await panel()).getByRole('heading', { name: 'LIVE PLAY-BY-PLAY' })).toBeVisible();
  },
};

const hasNoStrip = (story: Story): Story => ({
  ...story,
  ...behaviour,
  play: async () => {
    await expect((await panel()).getByRole('log')).toBeVisible();
    await expect((await panel()).queryByRole('list')).toBeNull();
  },
});
export const HasNoStripWhenTheMatchIsOver: Story = hasNoStrip(Final);
export const HasNoStripForAStatusThatIsNotLive: Story = hasNoStrip(Postponed);
export const HasNoStripWithoutPlays: Story = hasNoStrip({ args: { plays: [] } });

export const ShowsUsersAndTheSystemAndNobodyElse: Story = {
  ...behaviour,
  play: async () => {
    const log = within((await panel()).getByRole('log'));
    await waitFor(() => expect(log.getByText('[SYSTEM] The match has started.')).toBeVisible());
    await expect(log.getByText('mira_calls_it').parentElement).toHaveTextContent('Oracle');
    await expect(log.queryByText(/I am a bot/)).toBeNull();
  },
};

export const ShowsOddValuesWithoutNonsense: Story = {
  ...OddValues,
  ...behaviour,
  play: async () => {
    const dialog = await shownDialog();
    await waitFor(() => expect(within(dialog).getByText('deleted user')).toBeVisible());
    await expect(within(dialog).getByText('WIZARD', { selector: 'bdi:not([aria-hidden])' })).toBeInTheDocument();
    await expect(dialog).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
    await expect(dialog).toHaveTextContent('–');
  },
};

export const SendsWhatIsWritten: Story = {
  ...behaviour,
  args: { posting: { ...picked, value: ' Suns by six. ' } },
  play: async ({ userEvent }) => {
    onSend.mockClear();
    const field = (await panel()).getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAttribute('placeholder', '[ Type your message... ]');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledWith('Suns by six.');
  },
};

export const AsksForAPickInsteadOfAMessage: Story = {
  ...WithoutPick,
  ...behaviour,
  play: async () => {
    await expect((await panel()).getByText('Make a pick to post messages')).toBeVisible();
    await expect((await panel()).queryByRole('textbox')).toBeNull();
    await expect((await panel()).queryByRole('link')).toBeNull();
  },
};

export const AsksAVisitorToSignUp: Story = {
  ...EmptyAnonymous,
  ...behaviour,
  play: async () => {
    await expect((await panel()).getByText('Make a pick to join the chat.')).toBeVisible();
    await expect((await panel()).getByText('Make a pick to post messages')).toBeVisible();
    await expect((await panel()).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

/** I12 */
export const TellsAFailureFromNothingAndTriesAgain: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    await expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load messages.");
    await expect((await panel()).queryByText(/No messages yet/)).toBeNull();
    await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const SaysThatUpdatesArePaused: Story = {
  ...Paused,
  ...behaviour,
  play: async () => {
    await expect((await panel()).getByText('Live updates paused. Retrying…')).toBeVisible();
    await waitFor(async () => expect((await panel()).getByText('Always.')).toBeVisible());
  },
};

export const ClosesByEscape: Story = {
  ...behaviour,
  play: async ({ args, userEvent }) => {
    await panel();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const KeepsHostileTextInert: Story = {
  ...HostileText,
  ...behaviour,
  play: async () => {
    const dialog = await shownDialog();
    const log = await within(dialog).findByRole('log');
    await waitFor(() => expect(log.querySelectorAll('[data-index]').length).toBeGreaterThan(3));
    await expect(dialog.querySelector('img, script, iframe')).toBeNull();
    await expect('__pwned' in window).toBe(false);
    await expect(log.scrollWidth).toBe(log.clientWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { checkRetry } from '../../../../.storybook/helpers/checkRetry.ts';
import type { MatchChatPanel } from './MatchChatPanel.tsx';
import states, {
  EmptyAnonymous,
  Final,
  HostileText,
  LiveWithoutMatch,
  LiveWithoutPlays,
  MalformedValues,
  Paused,
  Postponed,
  WithMenus,
  WithoutPick,
} from './MatchChatPanel.stories.tsx';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';

const onRetry = fn();
const onSend = fn();

const meta = {
  ...states,
  title: 'Components/Chat/Match Chat Panel',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof MatchChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await findVisibleDialog());

export const ShowsTitlePlaysAndMessagesAndClosesOnEscape: Story = {
  play: async ({ args, userEvent }) => {
    await findVisibleDialog('Los Angeles Lakers @ Phoenix Suns — Group Chat · LIVE');
    await expect((await panel()).getByRole('log', { name: 'Los Angeles Lakers @ Phoenix Suns chat' })).toBeVisible();
    const list = (await panel()).getByRole('list', { name: 'PHX 74 - 78 LAL' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/^Q4 \d+:\d\d.+98 - 101$/);
    await expect(list.closest('[aria-live]')).toBeNull();
    const log = within((await panel()).getByRole('log'));
    await waitFor(() => expect(log.getByText('[SYSTEM] The match has started.')).toBeVisible());
    await expect(log.getByText('mira_calls_it').parentElement).toHaveTextContent('Oracle');
    await expect(log.queryByText(/I am a bot/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ShowsAGenericTitleUntilTheMatchLoads: Story = {
  ...LiveWithoutMatch,
  play: async () => {
    await expect((await panel()).getByRole('heading', { name: 'LIVE PLAY-BY-PLAY' })).toBeVisible();
  },
};

const hidesTheStrip = (story: Story): Story => ({
  ...story,
  play: async () => {
    await expect((await panel()).getByRole('log')).toBeVisible();
    await expect((await panel()).queryByRole('list')).toBeNull();
  },
});
export const HidesTheStripWhenTheMatchIsOver: Story = hidesTheStrip(Final);
export const HidesTheStripForAnUnlistedStatus: Story = hidesTheStrip(Postponed);
export const HidesTheStripWithoutPlays: Story = hidesTheStrip(LiveWithoutPlays);

export const HandlesMalformedValues: Story = {
  ...MalformedValues,
  play: async () => {
    const dialog = await findVisibleDialog();
    await waitFor(() => expect(within(dialog).getByText('Deleted user')).toBeVisible());
    await expect(within(dialog).getByText('WIZARD', { selector: 'bdi:not([aria-hidden])' })).toBeInTheDocument();
    await expect(dialog).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
    await expect(dialog).toHaveTextContent('–');
  },
};

export const SendsTheDraft: Story = {
  args: { posting: { kind: 'picked', value: ' Suns by six. ', onValue: fn(), isSending: false, onSend } },
  play: async ({ userEvent }) => {
    onSend.mockClear();
    const field = (await panel()).getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAttribute('placeholder', '[ Type your message... ]');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledWith('Suns by six.');
  },
};

export const RequiresAPickToPost: Story = {
  ...WithoutPick,
  play: async () => {
    await expect((await panel()).getByText('Make a pick to post messages')).toBeVisible();
    await expect((await panel()).queryByRole('textbox')).toBeNull();
    await expect((await panel()).queryByRole('link')).toBeNull();
  },
};

export const OffersSignUpToVisitors: Story = {
  ...EmptyAnonymous,
  play: async () => {
    await expect((await panel()).getByText('Make a pick to join the chat.')).toBeVisible();
    await expect((await panel()).getByText('Make a pick to post messages')).toBeVisible();
    await expect((await panel()).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

export const ShowsAnErrorAndRetries: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: checkRetry("Couldn't load messages.", onRetry, /No messages yet/),
};

export const ShowsThatUpdatesArePaused: Story = {
  ...Paused,
  play: async () => {
    await expect((await panel()).getByText('Live updates paused. Retrying…')).toBeVisible();
    await waitFor(async () => expect((await panel()).getByText('Always.')).toBeVisible());
  },
};

export const RendersHostileTextAsPlainText: Story = {
  ...HostileText,
  play: async () => {
    const dialog = await findVisibleDialog();
    const log = await within(dialog).findByRole('log');
    await waitFor(() => expect(log.querySelectorAll('[data-index]').length).toBeGreaterThan(3));
    await expect(dialog.querySelector('img, script, iframe')).toBeNull();
    await expect(log.scrollWidth).toBe(log.clientWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** Not for SYSTEM messages, for messages without an author, and for deleted ones. */
export const OpensAMenuForEachMessageOfAPlayer: Story = {
  args: { menu: { openId: null, onOpen: fn() } },
  play: async ({ args, userEvent }) => {
    const log = within((await panel()).getByRole('log'));
    await waitFor(() => expect(log.getAllByRole('button', { name: /^More about/ })).toHaveLength(6));
    const own = log.getByRole('button', { name: 'More about your message' });
    own.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.menu?.onOpen).toHaveBeenCalledWith(expect.objectContaining({ username: 'ada_predicts' }), {
      trigger: own,
      focus: 'last',
    });
  },
};

export const MenuButtonsAreLargeEnoughToTap: Story = {
  args: WithMenus.args,
  play: async () => {
    const [button] = (await panel()).getAllByRole('button', { name: /^More about/ });
    const { width, height } = button?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

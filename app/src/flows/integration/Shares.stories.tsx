import { endpoints } from '@machine/contract';
import {
  createdShare,
  finalRecap,
  gameInfo,
  hiddenPick,
  nothingHidden,
  ownShare,
  ownShares,
  player,
  sharedPick,
} from '@machine/mocks/fixtures';
import { failNetwork, neverReply, reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';
import { integration } from '../flow.ts';
import { findTitle, loggedOut } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Shares',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/completed/nba-lal-phx-1' },
    reply(endpoints.gameInfo, gameInfo),
    reply(endpoints.hiddenResults, nothingHidden),
    reply(endpoints.recap, finalRecap),
    reply(endpoints.playByPlay, []),
    reply(endpoints.shares, []),
    reply(endpoints.share, sharedPick),
    reply(endpoints.createShare, createdShare, 201),
    reply(endpoints.deleteShare, null, 204),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share your pick' }));
  await findVisibleDialog('Share your pick');
  return within(screen.getByRole('dialog'));
};

/** Replaces what the browser shares with, until the story ends. */
function replaceDevice({ share, writeText }: { share?: () => Promise<void>; writeText: () => Promise<void> }) {
  const original = Object.getOwnPropertyDescriptor(navigator, 'share');
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return () => {
    clipboard.mockRestore();
    if (original) Object.defineProperty(navigator, 'share', original);
    else Reflect.deleteProperty(navigator, 'share');
  };
}

export const CreatesNothingUnasked: Story = {
  name: 'creates a link only when asked, once however often it is pressed',
  parameters: { covers: ['C132'] },
  play: async (context) => {
    const { msw, userEvent } = context;
    const created = fn();
    msw.use(http.post('/api/shares', () => void created()));
    const dialog = await openDialog(context);
    const create = await dialog.findByRole('button', { name: 'Create link' });
    await expect(created).not.toHaveBeenCalled();
    await userEvent.dblClick(create);
    await expect(await dialog.findByRole('img', { name: /picked DISAGREE on Lakers @ Suns/ })).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'Text to share' })).toHaveValue(
      `I disagreed with the Machine on Lakers @ Suns. I was right. ${window.location.origin}/s/share-pick`,
    );
    await expect(created).toHaveBeenCalledOnce();
  },
};

export const FailedToCreate: Story = {
  name: 'says when a link could not be created, and lets the player retry',
  parameters: { covers: ['C132', 'F1', 'F5'] },
  play: async (context) => {
    const { msw, userEvent } = context;
    const dialog = await openDialog(context);
    const create = await dialog.findByRole('button', { name: 'Create link' });
    for (const failure of [failNetwork(endpoints.createShare), replyError(endpoints.createShare, 500)]) {
      msw.use(failure);
      await userEvent.click(create);
      await expect(await dialog.findByText('Failed to create the link. Please try again.')).toBeVisible();
    }
    msw.use(reply(endpoints.createShare, createdShare, 201));
    await userEvent.click(create);
    await dialog.findByRole('button', { name: 'Stop sharing' });
  },
};

export const FailedToLoad: Story = {
  name: 'says when the own links could not be loaded, and lets the player retry',
  parameters: { covers: ['C131', 'F1'] },
  play: async (context) => {
    const { msw, userEvent } = context;
    msw.use(failNetwork(endpoints.shares));
    const dialog = await openDialog(context);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.getByText("Couldn't load your link.")).toBeVisible();
    msw.use(reply(endpoints.shares, [ownShare]));
    await userEvent.click(retry);
    await dialog.findByRole('button', { name: 'Stop sharing' });
  },
};

export const StopsSharing: Story = {
  name: 'stops sharing, also when that was done elsewhere before',
  parameters: { covers: ['C133', 'F5'] },
  play: async (context) => {
    const { msw, userEvent } = context;
    msw.use(reply(endpoints.shares, [ownShare]));
    const dialog = await openDialog(context);
    const stop = await dialog.findByRole('button', { name: 'Stop sharing' });
    msw.use(replyError(endpoints.deleteShare, 500));
    await userEvent.click(stop);
    await expect(await dialog.findByText('Failed to stop sharing. Please try again.')).toBeVisible();
    msw.use(replyError(endpoints.deleteShare, 404), reply(endpoints.shares, []));
    await userEvent.click(stop);
    await expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  },
};

const refuses = (name: string) => fn(() => Promise.reject(new DOMException('', name)));

export const SharesByDevice: Story = {
  name: 'shares by the device, and copies what it refuses',
  play: async (context) => {
    const { msw, userEvent } = context;
    msw.use(reply(endpoints.shares, [ownShare]));
    const dialog = await openDialog(context);
    const press = async (name: string) => userEvent.click(await dialog.findByRole('button', { name }));
    const works = fn(async () => {});
    const devices = [
      { share: works, writeText: refuses('NotAllowedError'), says: 'Shared.' },
      { share: refuses('NotAllowedError'), writeText: works, says: 'Copied.' },
      {
        share: refuses('NotAllowedError'),
        writeText: refuses('NotAllowedError'),
        says: "Couldn't copy. Copy the text above.",
      },
      { share: refuses('AbortError'), writeText: works, says: '' },
    ];
    for (const { says, ...device } of devices) {
      const restore = replaceDevice(device);
      try {
        await press('Share');
        await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(says || /^$/));
      } finally {
        restore();
      }
    }
    await expect(works).toHaveBeenCalledTimes(2);
  },
};

export const WithoutTheResult: Story = {
  name: 'has another link without the result',
  play: async (context) => {
    const { msw, userEvent } = context;
    msw.use(reply(endpoints.shares, [ownShare]));
    const dialog = await openDialog(context);
    await dialog.findByRole('button', { name: 'Stop sharing' });
    msw.use(
      reply(endpoints.createShare, { id: 'share-hidden', path: '/s/share-hidden' }, 201),
      reply(endpoints.share, { ...hiddenPick, id: 'share-hidden', path: '/s/share-hidden' }),
    );
    await userEvent.click(dialog.getByRole('switch', { name: 'Hide the result' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
    const text = await dialog.findByRole('textbox', { name: 'Text to share' });
    await expect(text).toHaveDisplayValue(/Guess who was right\. .*\/s\/share-hidden$/);
  },
};

export const OnlyForPlayers: Story = {
  name: 'offers nothing to visitors',
  beforeEach: ({ msw }) => msw.use(loggedOut),
  play: async (context) => {
    await findTitle(context, 'Match recap');
    await context.canvas.findByText('Your result');
    await expect(context.canvas.queryByRole('button', { name: 'Share your pick' })).toBeNull();
  },
};

export const SharedPage: Story = {
  name: 'shows what is shared to a visitor while the session is unknown',
  args: { path: '/s/share-pick' },
  beforeEach: ({ msw }) => msw.use(neverReply(endpoints.currentUser)),
  play: async (context) => {
    await findTitle(context, 'Can you beat the Machine?');
    await expect(await context.canvas.findByText('mira_calls_it')).toBeVisible();
  },
};

export const OpensDespiteFailure: Story = {
  name: 'opens a shared link although what the server offers could not be loaded',
  args: { path: '/s/share-pick' },
  parameters: { covers: ['C46'] },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.gameInfo, 503)),
  play: async (context) => {
    await findTitle(context, 'Can you beat the Machine?');
    await expect(await context.canvas.findByText('mira_calls_it')).toBeVisible();
  },
};

export const StopsFromTheSettings: Story = {
  name: 'lists the shares in the settings, and stops one after a failure',
  parameters: { covers: ['C131', 'C133', 'F5'] },
  args: { path: '/settings' },
  beforeEach: ({ msw }) => msw.use(reply(endpoints.currentUser, player), failNetwork(endpoints.shares)),
  play: async ({ canvas, msw, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Your shared links' }));
    await expect(await section.findByText("Couldn't load your links.")).toBeVisible();
    msw.use(reply(endpoints.shares, ownShares), replyError(endpoints.deleteShare, 500));
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    const stop = await section.findByRole('button', { name: /^Stop sharing Los Angeles Lakers @ Phoenix Suns/ });
    await userEvent.click(stop);
    await expect(await section.findByText('Failed to stop sharing. Please try again.')).toBeVisible();
    msw.use(replyError(endpoints.deleteShare, 404), reply(endpoints.shares, ownShares.slice(1)));
    await userEvent.click(stop);
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(ownShares.length - 1));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

import { endpoints } from '@machine/contract';
import { createdShare, hiddenPick, ownShare } from '@machine/mocks/fixtures';
import { replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../packages/ui/stories/findVisibleDialog.ts';
import { AddressBar } from '../AddressBar.tsx';
import { expectScreen, findTitle, loggedOut } from '../steps.ts';
import { journey } from './journey.tsx';

/** What the server has stored. */
let isShared = false;
const own = { ...ownShare, id: hiddenPick.id, path: hiddenPick.path, hidesResult: true };
const store = (shared: boolean, response: Response) => {
  isShared = shared;
  return response;
};

const meta = {
  title: 'Flows/Share',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey(
    'A player shares a pick without its result, a friend without an account opens the link, and the player stops.',
    'locked-pick',
    { path: '/completed/nba-lal-phx-1', children: <AddressBar /> },
    replyWith(endpoints.shares, () => ({ shares: isShared ? [own] : [], next: null })),
    http.get(endpoints.share.path, () =>
      isShared ? HttpResponse.json(hiddenPick) : HttpResponse.json({ message: 'Not shared.' }, { status: 404 }),
    ),
    http.post(endpoints.createShare.path, () => store(true, HttpResponse.json(createdShare, { status: 201 }))),
    http.delete(endpoints.deleteShare.path, () => store(false, new HttpResponse(null, { status: 204 }))),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Enters an address. */
async function open({ canvas, userEvent }: Context, address: string): Promise<void> {
  const field = canvas.getByRole('textbox', { name: 'Address' });
  await userEvent.clear(field);
  await userEvent.type(field, `${address}{Enter}`);
}

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share your pick' }));
  return within(await findVisibleDialog('Share your pick'));
};

export const FromARecapToALink: Story = {
  name: 'From a recap to a link, and back',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    isShared = false;
    let address = '';
    await step('A recap shares the pick without its result, for friends who do not know it yet', async () => {
      const dialog = await openDialog(context);
      await userEvent.click(dialog.getByRole('switch', { name: 'Hide the result' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
      const text = await dialog.findByRole('textbox', { name: 'Text to share' });
      await expect(text).toHaveDisplayValue(/^I disagreed with the Machine on Lakers vs Suns\. Guess who was right\./);
      address = new URL((text as HTMLTextAreaElement).value.split(' ').at(-1) ?? '').pathname;
    });
    await step('The picture says nothing of the result either', async () => {
      await expect(screen.getByRole('img')).toHaveAccessibleName(/The result is hidden\.$/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The link shows the pick, and no score', async () => {
      await open(context, address);
      await findTitle(context, 'Can you beat the Machine?');
      await expect(await canvas.findByText('Who was right?')).toBeVisible();
      await expect(canvas.queryByText(/\d–\d/)).toBeNull();
    });
    await step('The player stops sharing', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'See the match' }));
      await expectScreen(context, 'Match recap');
      const dialog = await openDialog(context);
      await userEvent.click(dialog.getByRole('switch', { name: 'Hide the result' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Stop sharing' }));
      await expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Then the link leads nowhere', async () => {
      await open(context, address);
      await expect(await canvas.findByText('Nothing is shared here')).toBeVisible();
    });
  },
};

export const AFriendOpensTheLink: Story = {
  name: 'A friend opens the link',
  args: { path: hiddenPick.path },
  beforeEach: ({ msw }) => {
    isShared = true;
    msw.use(loggedOut);
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The page shows the pick, and asks who was right', async () => {
      await findTitle(context, 'Can you beat the Machine?');
      await expect(await canvas.findByText('[ DISAGREE ]')).toBeVisible();
      await expect(canvas.getByText('Who was right?')).toBeVisible();
    });
    await step('The friend signs up', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Sign up and pick' }));
      await expectScreen(context, 'Create account');
    });
  },
};

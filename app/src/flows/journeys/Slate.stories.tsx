import * as endpoints from '@machine/contract/endpoints.ts';
import type { PickChoice, StoredPick } from '@machine/contract/prediction.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { openSlateEntry, slateEntries } from '@machine/mocks/slate.ts';
import { replyWith } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { expectScreen, expectToast } from '../steps.ts';
import { journey } from './journey.ts';

/** What the server has stored. */
const picks = new Map<string, PickChoice>();
const day = slateEntries.map((entry) => ({ ...entry, userPick: null, communityStats: null }));
const asPicked = (entry: SlateEntry) => ({ ...entry, userPick: picks.get(entry.match.id) ?? null });

const meta = {
  title: 'Flows/Slate',
  tags: ['flow', 'nightly', '!manifest'],
  ...journey(
    'A player plays the whole day from the slate.',
    'new-player',
    {},
    replyWith(endpoints.slate, () => ({ entries: day.map(asPicked), nextPredictionAt: null })),
    replyWith(endpoints.randomPrediction, () => ({ ...openPrediction, ...asPicked(openSlateEntry) })),
    http.post(endpoints.lockPick.path, async ({ request }) => {
      const pick = (await request.json()) as StoredPick;
      picks.set(pick.matchId, pick.choice);
      return HttpResponse.json({ pick }, { status: 201 });
    }),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedRow = () => document.activeElement?.closest('li');

export const PlayTheDayByKeyboard: Story = {
  name: 'Plays the whole day from the slate by keyboard',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    picks.clear();
    const open = () => canvas.queryAllByRole('button', { name: '[ AGREE ]' });

    await step('The slate is one press away', async () => {
      await canvas.findByRole('article');
      await userEvent.click(await canvas.findByRole('link', { name: 'Today' }));
      await expectScreen(context, 'Today');
      await canvas.findByText('0 of 6 picked');
    });
    await step('Gold comes first, and Tab and the arrow keys reach its row', async () => {
      const [first] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Milwaukee Bucks');
      within(first as HTMLElement)
        .getByRole('link')
        .focus();
    });
    await step('A and D pick in the row that has the focus, which stays there', async () => {
      for (let picked = 1; open().length > 0; picked += 1) {
        const row = focusedRow();
        await userEvent.keyboard(picked % 2 === 0 ? 'a' : 'd');
        await canvas.findByText(`${picked} of 6 picked`);
        await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
        await expect(row).toHaveTextContent(picked % 2 === 0 ? 'AGREE' : 'DISAGREE');
        if (open().length > 0) await userEvent.keyboard('{ArrowDown}');
      }
      await expectToast('Pick recorded');
      await expect(await canvas.findByText("That's all for today!")).toBeVisible();
    });
    await step('The card shows the pick of the slate', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Los Angeles Lakers \(home\) vs Boston/ }));
      const card = await canvas.findByRole('article', { name: /Boston Celtics/ });
      await expect(await within(card).findByText('Your prediction is locked.')).toBeVisible();
    });
  },
};

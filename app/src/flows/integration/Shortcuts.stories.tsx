import * as endpoints from '@machine/contract/endpoints.ts';
import { fullEplPrediction, fullLockedPrediction, fullPrediction } from '@machine/mocks/prediction.ts';
import { reply, replyWith } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Shortcuts',
  tags: ['flow', 'behavior', '!autodocs', '!manifest'],
  ...integration(
    {},
    reply(endpoints.lockPick, { pick: { matchId: fullPrediction.match.id, choice: 'DISAGREE' } }, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findAgree = ({ canvas }: Pick<Context, 'canvas'>) => canvas.findByRole('button', { name: '[ AGREE ]' });

export const PicksAndGoesOn: Story = {
  name: 'picks with D and goes on with N, each time with the focus on what is new',
  play: async ({ canvas, msw, userEvent }) => {
    await findAgree({ canvas });
    msw.use(
      replyWith(endpoints.randomPrediction, (query) =>
        query.get('match') === fullPrediction.match.id
          ? { ...fullLockedPrediction, userPick: 'DISAGREE' as const }
          : fullEplPrediction,
      ),
    );
    await userEvent.keyboard('d');
    await expectToast('Pick recorded');
    await waitFor(() =>
      expect(canvas.getByText('Your prediction is locked.', { selector: 'article *' })).toHaveFocus(),
    );
    await userEvent.keyboard('n');
    const title = await canvas.findByRole('heading', { name: 'Arsenal @ Brighton & Hove Albion' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const IgnoresOtherKeys: Story = {
  name: 'ignores keys with modifiers, and keys while a panel loads or is open or text is typed',
  play: async ({ canvas, userEvent }) => {
    const agree = await findAgree({ canvas });
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}a{/Shift}x');
    (await canvas.findByRole('button', { name: 'Search users' })).click();
    // The panel isn't there yet.
    await Promise.resolve();
    await fireEvent.keyDown(document.body, { key: 'a' });
    await expect(agree).not.toHaveAttribute('aria-busy');
    await userEvent.type(await screen.findByPlaceholderText('Search by username...'), 'ada');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(agree).toBeEnabled();
    await expect(agree).not.toHaveAttribute('aria-busy');
  },
};

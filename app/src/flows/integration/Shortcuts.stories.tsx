import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { fullEplPrediction, fullLockedPrediction, fullPrediction, player } from '@machine/mocks/fixtures';
import { reply, replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { readStored, writeStored } from '../../services/storage.ts';
import { integration } from '../flow.ts';
import { expectToast, loggedOut } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Shortcuts',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    reply(endpoints.currentUser, player),
    reply(endpoints.randomPrediction, fullPrediction),
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
        query.has('match') ? { ...fullLockedPrediction, userPick: 'DISAGREE' as const } : fullEplPrediction,
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

export const SwitchedOff: Story = {
  name: 'has no shortcuts after they were switched off in the settings',
  beforeEach: () => writeStored(STORAGE_KEYS.shortcuts, 'off'),
  play: async ({ canvas, userEvent }) => {
    const agree = await findAgree({ canvas });
    await expect(agree).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('a');
    await expect(agree).not.toHaveAttribute('aria-busy');
  },
};

export const SwitchesThemOff: Story = {
  ...integration({ path: '/settings' }, reply(endpoints.currentUser, player)),
  name: 'stores the switch of the settings',
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await canvas.findByRole('switch', { name: 'Shortcuts' });
    await expect(shortcuts).toBeChecked();
    await userEvent.click(shortcuts);
    await expect(readStored(STORAGE_KEYS.shortcuts)).toBe('off');
  },
};

export const Visitors: Story = {
  name: 'has none for visitors, who could not switch them off',
  beforeEach: ({ msw }) => {
    msw.use(loggedOut);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sign up to beat the machine' });
    await expect(canvas.getByRole('button', { name: 'Next Prediction' })).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const OpensTheReasons: Story = {
  name: 'loads the reasons when they are opened',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why?' }));
    await expect(await canvas.findByRole('row', { name: /^Rating/ })).toBeVisible();
  },
};

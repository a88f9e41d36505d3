import { manySearchResults, searchResults } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import newMessage from './NewMessageDialog.stories.tsx';
import { AddPeopleDialog } from './PeoplePickerDialog.tsx';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Message/Add People Dialog',
  component: AddPeopleDialog,
  parameters: {
    ...usage({
      when: 'For adding players to a conversation.',
      not: 'For a new one: that is the `NewMessageDialog`. For a league, its invite link adds members.',
      with: 'A `Dialog` with a `PeoplePicker`. The `ThreadScreen` opens it.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { ...newMessage.args, query: '' },
  argTypes: { ...newMessage.argTypes },
} satisfies Meta<typeof AddPeopleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onClose: () => ({ isOpen: false }),
    onQuery: (_, query) => ({ query }),
    onSelectionChange: (_, selected) => ({ selected }),
  }),
};

export const NoneSelected: Story = {};
/** The same after a failure, which shows no message. */
export const OneSelected: Story = { tags: ['failed'], args: { selected: searchResults.slice(0, 1) } };
export const Sending: Story = { tags: ['saving'], args: { ...OneSelected.args, isSending: true } };

const field = () => screen.findByRole('searchbox', { name: 'Search people you follow' });
const submit = () => screen.getByRole('button', { name: 'Add people' });
const option = (name: RegExp) => screen.getByRole('option', { name });
/** Waits for a text to become visible, because the dialog fades in. */
const waitForText = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const tags = () => screen.queryByRole('list', { name: 'Selected' });

export const SupportsSelectionByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: Playground.parameters,
  render: Playground.render,
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(submit()).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option(/mira_calls_it/)).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(option(/mira_calls_it/)).toHaveAttribute('aria-selected', 'true');
    await expect(option(/miracle_on_grass/)).toHaveAttribute('aria-selected', 'true');
    await waitForText('2 selected');
    await expect(screen.getByText('2 selected').closest('output')).not.toBeNull();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(option(/mira_calls_it/)).toHaveAttribute('aria-selected', 'false');
    await waitForText('1 selected');
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** By its button, after which the field has the focus, or by Backspace in the empty field. */
export const RemovesATag: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: Playground.parameters,
  render: Playground.render,
  args: { selected: searchResults.slice(0, 3) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove mira_calls_it' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(searchResults.slice(1, 3));
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('x{Backspace}');
    await expect(within(tags() as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(within(tags() as HTMLElement).getByRole('listitem')).toHaveTextContent('Remove miracle_on_grass');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(tags()).toBeNull();
    await expect(submit()).toBeDisabled();
  },
};

export const LimitsTheSelectionLikeTheServer: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: Playground.parameters,
  render: Playground.render,
  args: { state: { kind: 'ready', users: manySearchResults(30) }, selected: manySearchResults(20) },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('listbox');
    const twentyFirst = list.querySelectorAll<HTMLElement>('[role=option]')[20] as HTMLElement;
    await expect(twentyFirst).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(twentyFirst);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await waitForText(/^20 selected/);
  },
};

export const RendersAtMostAHundredResults: Story = {
  args: { state: { kind: 'ready', users: manySearchResults(10_000) } },
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const list = await screen.findByRole('listbox');
    await expect(list.querySelectorAll('[role=option]')).toHaveLength(100);
    await waitForText('Type more letters to narrow the results.');
  },
};

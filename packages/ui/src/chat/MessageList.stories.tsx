import type { ChatMessage } from '@machine/contract/chat.ts';
import { chatMessages, manyChatMessages } from '@machine/mocks/chat.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { RankTag } from '../rank/RankTag.tsx';
import { MessageItem } from './MessageItem.tsx';
import { MessageList } from './MessageList.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Chat/Message List',
  component: MessageList<ChatMessage>,
  parameters: usage({
    when: 'For a conversation that is read from its end: chats and direct messages.',
    not: 'For lists that are read from the top: those are a `LongList`.',
    with: 'A `MessageItem` for each row, and a `SendBox` below.',
    do: [
      'Give it a container with a fixed height.',
      'Keep ids stable, so that new messages are counted and announced.',
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Lakers @ Suns chat',
    rows: chatMessages,
    children: ({ username, rank, text }) => (
      <MessageItem badge={<RankTag rank={rank} />} author={username ?? ''} text={text} />
    ),
  },
  argTypes: { rows: presets({ few: chatMessages, many: manyChatMessages(300), none: [] }) },
} satisfies Meta<typeof MessageList<ChatMessage>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Few: Story = {};

/** A chat with buttons that add messages. */
const Growing: Story['render'] = function Growing(args) {
  const [range, setRange] = useState({ from: 1_000, count: 300 });
  const more = (before: number, after: number) => () =>
    setRange(({ from, count }) => ({ from: from - before, count: count + before + after }));
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 }}>
      <p style={{ display: 'flex', gap: 8, margin: 0 }}>
        <button onClick={more(0, 1)}>One newer</button>
        <button onClick={more(0, 12)}>Twelve newer</button>
        <button onClick={more(100, 0)}>A hundred older</button>
      </p>
      <MessageList {...args} rows={manyChatMessages(range.count, range.from)} />
    </div>
  );
};

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;
const topOf = (row: HTMLElement) => Math.round(row.getBoundingClientRect().top);
const rowsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-index]')];

/** Waits until the scroll position and the rendered rows stop changing. */
const settled = async (box: HTMLElement) => {
  let before = '';
  await waitFor(() => {
    const now = [box.scrollTop, box.scrollHeight, ...rowsOf(box).map((row) => row.dataset.index)].join();
    const isStill = now === before;
    before = now;
    if (!isStill) throw new Error('The list is still moving.');
  });
};

/** A burst is announced once. A new row leaves the others untouched, so that screen readers announce only that one. */
export const StaysAtTheEndAndAnnouncesMessagesThatArrive: Story = {
  render: Growing,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('log', { name: 'Lakers @ Suns chat' });
    await waitFor(() => expect(canvas.getByText(/#1299/)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2));
    await waitFor(() => expect(box).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const modes: (string | null)[] = [];
    const listener = new MutationObserver(() => void modes.push(box.ariaLive));
    listener.observe(box, { attributeFilter: ['aria-live'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Twelve newer' }));
    // For two seconds, which may have passed on a busy machine.
    await waitFor(() => expect(modes).toContain('off'));
    listener.disconnect();
    await waitFor(() => expect(canvas.getByText(/#1311/)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 new messages'));
    await waitFor(() => expect(box).toHaveAttribute('aria-live', 'polite'));
    await settled(box);
    const before = new Set(rowsOf(box));
    const observer = new MutationObserver(() => {});
    observer.observe(box, { subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'One newer' }));
    await waitFor(() => expect(canvas.getByText(/#1312/)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2));
    await expect(rowsOf(box).filter((row) => !before.has(row))).toHaveLength(1);
    await expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  },
};

const firstVisibleRow = (box: HTMLElement) => {
  const { top } = box.getBoundingClientRect();
  const row = rowsOf(box).find((each) => each.getBoundingClientRect().top > top + 20);
  if (!row) throw new Error('No row is visible.');
  return row;
};

/** Messages that load above it don't move it, and those that arrive below it are offered. */
export const KeepsTheScrollPosition: Story = {
  render: Growing,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('log');
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2));
    await settled(box);
    box.scrollTop -= 2_000;
    // The list sees it by the event, in the next frame.
    await waitFor(() => expect(box).toHaveAttribute('aria-live', 'off'));
    await settled(box);
    const text = firstVisibleRow(box).textContent ?? '';
    const top = topOf(firstVisibleRow(box));
    // On a busy machine the list may settle some frames later.
    const expectSamePosition = () =>
      waitFor(() => {
        const row = rowsOf(box).find((each) => each.textContent === text);
        if (!row) throw new Error('The row is gone.');
        expect(Math.abs(topOf(row) - top)).toBeLessThanOrEqual(1);
      });
    await userEvent.click(canvas.getByRole('button', { name: 'A hundred older' }));
    await settled(box);
    await expectSamePosition();
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Twelve newer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One newer' }));
    const down = await canvas.findByRole('button', { name: '13 new messages' });
    await settled(box);
    await expectSamePosition();
    await userEvent.click(down);
    await waitFor(() => expect(canvas.getByText(/#1312/)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2));
    await expect(box).toHaveFocus();
    // A burst turns announcements off for a while.
    await waitFor(() => expect(box).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};

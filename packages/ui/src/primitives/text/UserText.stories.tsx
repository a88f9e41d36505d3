import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserText } from './UserText.tsx';

const meta = { component: UserText, args: { children: 'ada_predicts' } } satisfies Meta<typeof UserText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};

/** One per row; no text affects its neighbors. */
export const EveryHostileText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: () => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      {Object.entries(HOSTILE_TEXTS).map(([name, text]) => (
        <li key={name} style={{ minWidth: 0, overflow: 'clip' }}>
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};

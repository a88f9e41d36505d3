import type { Recap } from '@machine/contract';
import { finalRecap, hugeRecap, provisionalRecap } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecapScreen } from './RecapScreen.tsx';

const meta = {
  title: 'Screens/Recap',
  component: RecapScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: { kind: 'ready', recap: finalRecap }, backHref: '/completed' },
} satisfies Meta<typeof RecapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });

/** Expects a text in each named section; null means that the section is not rendered. */
const shows = (recap: Recap, sections: Record<string, RegExp | null>): Story => ({
  args: { state: { kind: 'ready', recap } },
  play: async ({ canvas, canvasElement }) => {
    for (const [name, text] of Object.entries(sections)) {
      if (text) await expect(section(canvas, name)).toHaveTextContent(text);
      else await expect(canvas.queryByRole('region', { name })).toBeNull();
    }
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Invalid Date|\[object/);
  },
});

const { userResult: provisionalResult } = provisionalRecap;
export const ShowsThatStarsAreNotAwardedYet: Story = shows(
  // Whatever the server sends.
  { ...provisionalRecap, userResult: provisionalResult && { ...provisionalResult, starsDelta: 5 } },
  {
    "The Machine's pick": /correct, provisional/,
    'Your result': /correct, provisionalStars are awarded once the result is final\.$/,
  },
);

const { contentHash, fullAnalysis } = finalRecap.prediction ?? {};

/** A megabyte of text is laid out in blocks. */
export const PreservesAVeryLongText: Story = {
  args: { state: { kind: 'ready', recap: hugeRecap } },
  play: async ({ canvas }) => {
    const [first] = within(section(canvas, "The Machine's analysis")).getAllByText(/Taken together/);
    await expect(first?.parentElement?.textContent === hugeRecap.prediction?.fullAnalysis).toBe(true);
  },
};

export const ShowsTheSourcesOnDemand: Story = {
  name: 'Shows the sources, the exact text and its hash, which anyone can verify',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sources (3)' });
    await expect(canvas.queryByText(/League injury report/)).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('League injury report, October 12 · injuries')).toBeVisible();
    const analysis = within(section(canvas, "The Machine's analysis"));
    await expect(analysis.getByText('6f1f7e…2c3')).toBeVisible();
    await expect(analysis.getByText('Oct 12, 10:05 PM')).toBeVisible();
    await expect(analysis.getByText('The content hash is the SHA-256 of the exact text below.')).toBeVisible();
    await userEvent.click(analysis.getByRole('button', { name: 'Full hash' }));
    await expect(analysis.getByText(contentHash ?? '')).toBeVisible();
    await expect(analysis.getByText(/Taken together/).textContent).toBe(fullAnalysis);
  },
};

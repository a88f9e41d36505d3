import type { Recap } from '@machine/contract';
import {
  bareRecap,
  bulletsRecap,
  finalRecap,
  goldMissedRecap,
  goldRecap,
  hugeRecap,
  liveRecap,
  nbaPlays,
  noPickRecap,
  postMortemPendingRecap,
  provisionalRecap,
  correctedRecap,
  unknownStatusRecap,
  voidRecap,
  withoutAnalysisRecap,
  wrongRecap,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RecapScreen } from './RecapScreen.tsx';

const onRetry = fn();

const meta = {
  component: RecapScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: { kind: 'ready', recap: finalRecap }, backHref: '/completed' },
} satisfies Meta<typeof RecapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });

export const RetriesWithTheMessage: Story = {
  name: 'C29: says what failed, retries, and leads back',
  args: { state: { kind: 'failed', message: '500: The feed is not available.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load match details500: The feed is not available.',
    );
    await expect(canvas.getByRole('link', { name: 'Back to matches' })).toHaveAttribute('href', '/completed');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const IsNotFound: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Match not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all matches' })).toHaveAttribute('href', '/completed');
  },
};

/** What the parts of a recap say; a part without text is not there. */
const says = (recap: Recap, parts: Record<string, RegExp | null>): Story => ({
  args: { state: { kind: 'ready', recap } },
  play: async ({ canvas, canvasElement }) => {
    for (const [name, words] of Object.entries(parts)) {
      if (words) await expect(section(canvas, name)).toHaveTextContent(words);
      else await expect(canvas.queryByRole('region', { name })).toBeNull();
    }
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Invalid Date|\[object/);
  },
});

export const SaysARightPick: Story = says(finalRecap, {
  'Phoenix Suns at Los Angeles Lakers, final 98–101': /FINAL.*Oct 13, 2:30 AM.*Official result: Los Angeles Lakers/,
  "The Machine's pick": /Los Angeles Lakerscorrect.*63.4%/,
  'Your result': /AGREEcorrectStars\+1Streak4$/,
  'Post-mortem': null,
});
export const SaysAGoldBonus: Story = says(goldRecap, { 'Your result': /\+5.*Gold bonus: 5 stars/ });
export const SaysNoBonusForAMissedGoldMatch: Story = says(goldMissedRecap, {
  'Your result': /DISAGREEincorrectStars0Streak0$/,
});
export const SaysAStarThatWasTakenBack: Story = says(correctedRecap, { 'Your result': /incorrectStars-1/ });
export const SaysNothingToThoseWithoutAPick: Story = says(noPickRecap, { 'Your result': null });
export const SaysWhyTheMachineWasWrong: Story = says(wrongRecap, {
  "The Machine's pick": /wrong/,
  'Post-mortem': /forced overtime/,
});
export const SaysThatThePostMortemComes: Story = says(postMortemPendingRecap, {
  'Post-mortem': /The post-mortem is being generated\.$/,
});
export const SaysThatAMatchIsNotDecided: Story = says(liveRecap, { 'Your result': /DISAGREENot decided yet\.$/ });
export const SaysThatNothingIsPaidYet: Story = says(provisionalRecap, {
  "The Machine's pick": /correct, provisional/,
  'Your result': /correct, provisionalNothing is paid yet\.$/,
});
export const SaysThatAMatchDoesNotCount: Story = says(voidRecap, {
  'Phoenix Suns at Los Angeles Lakers, void': /VOID.*this match does not count/,
  'Your result': /This match does not count\.$/,
});
export const SaysAnUnknownStatusAsGiven: Story = says(unknownStatusRecap, {
  'Phoenix Suns at Los Angeles Lakers, SUSPENDED': /SUSPENDED/,
  'Your result': /Not decided yet\.$/,
});
export const GivesReasonsWithoutAFullText: Story = says(bulletsRecap, {
  "The Machine's analysis": /Model.*Full hash.*Rated 43 points/,
});
export const SaysThatThereIsNoAnalysis: Story = says(withoutAnalysisRecap, {
  "The Machine's analysis": /Analysis data unavailable for this match$/,
});
export const SaysNothingThatWasNotSent: Story = says(bareRecap, {
  'TBD at TBD': /–.*–/,
  "The Machine's pick": /^The Machine's pick-$/,
  "The Machine's analysis": /^The Machine's analysisAnalysis data unavailable for this match$/,
});

const { contentHash, fullAnalysis } = finalRecap.prediction ?? {};

/** Anyone can check the hash: the text is there to the letter, and so is the hash. */
export const ShowsTheTextBehindTheHash: Story = {
  play: async ({ canvas, userEvent }) => {
    const analysis = within(section(canvas, "The Machine's analysis"));
    await expect(analysis.getByText('6f1f7e…2c3')).toBeVisible();
    await expect(analysis.getByText('Oct 12, 10:05 PM')).toBeVisible();
    await expect(analysis.getByText('The hash is the SHA-256 of exactly the text below.')).toBeVisible();
    await userEvent.click(analysis.getByRole('button', { name: 'Full hash' }));
    await expect(analysis.getByText(contentHash ?? '')).toBeVisible();
    await expect(analysis.getByText(/Taken together/).textContent).toBe(fullAnalysis);
  },
};

/** The same for a megabyte, which is laid out piece by piece. */
export const KeepsALongTextToTheLetter: Story = {
  args: { state: { kind: 'ready', recap: hugeRecap } },
  play: async ({ canvas }) => {
    const [first] = within(section(canvas, "The Machine's analysis")).getAllByText(/Taken together/);
    await expect(first?.parentElement?.textContent === hugeRecap.prediction?.fullAnalysis).toBe(true);
  },
};

export const ShowsItsSources: Story = {
  name: 'X41: shows its sources when asked',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sources (3)' });
    await expect(canvas.queryByText(/League injury report/)).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('League injury report, October 12 · injuries')).toBeVisible();
  },
};

export const DrawsTheCourseOfTheMatch: Story = {
  args: { state: { kind: 'ready', recap: finalRecap, plays: nbaPlays } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/final: Phoenix Suns 98, Los Angeles Lakers 101/);
  },
};

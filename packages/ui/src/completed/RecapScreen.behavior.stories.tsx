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

export const ShowsTheErrorRetriesAndLinksBack: Story = {
  name: 'Shows the error, retries and links back',
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

export const ShowsThatTheMatchIsNotFound: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Match not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all matches' })).toHaveAttribute('href', '/completed');
  },
};

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

export const ShowsACorrectPick: Story = shows(finalRecap, {
  'Los Angeles Lakers vs. Phoenix Suns, final 101–98': /FINAL.*Oct 13, 2:30 AM.*Official result: Los Angeles Lakers/,
  "The Machine's pick": /Los Angeles Lakers, correct.*63.4%/,
  'Your result': /AGREE, correctStars\+1Streak4$/,
  'Post-mortem': null,
});
export const ShowsTheGoldBonus: Story = shows(goldRecap, { 'Your result': /\+5.*Gold bonus: 5 stars/ });
export const ShowsNoBonusForAMissedGoldMatch: Story = shows(goldMissedRecap, {
  'Your result': /DISAGREE, incorrectStars0Streak0$/,
});
export const ShowsARevokedStar: Story = shows(correctedRecap, { 'Your result': /incorrectStars-1/ });
export const HidesTheUserResultWithoutAPick: Story = shows(noPickRecap, { 'Your result': null });
export const ShowsWhyTheMachineWasWrong: Story = shows(wrongRecap, {
  "The Machine's pick": /wrong/,
  'Post-mortem': /forced overtime/,
});
export const ShowsThatThePostMortemIsBeingGenerated: Story = shows(postMortemPendingRecap, {
  'Post-mortem': /The post-mortem is being generated\.$/,
});
export const ShowsThatTheMatchIsUndecided: Story = shows(liveRecap, { 'Your result': /DISAGREENot decided yet\.$/ });
const { userResult: provisionalResult } = provisionalRecap;
export const ShowsThatStarsAreNotAwardedYet: Story = shows(
  // Whatever the server sends.
  { ...provisionalRecap, userResult: provisionalResult && { ...provisionalResult, starsDelta: 5 } },
  {
    "The Machine's pick": /correct, provisional/,
    'Your result': /correct, provisionalStars are awarded once the result is final\.$/,
  },
);
export const ShowsThatTheMatchDoesNotCount: Story = shows(voidRecap, {
  'Los Angeles Lakers vs. Phoenix Suns, void': /VOID.*this match does not count/,
  'Your result': /This match does not count\.$/,
});
export const ShowsAnUnknownStatusAsGiven: Story = shows(unknownStatusRecap, {
  'Los Angeles Lakers vs. Phoenix Suns, SUSPENDED': /SUSPENDED/,
  'Your result': /Not decided yet\.$/,
});
export const ShowsBulletsWithoutAFullAnalysis: Story = shows(bulletsRecap, {
  "The Machine's analysis": /Model.*Full hash.*Rated 43 points/,
});
export const ShowsThatTheAnalysisIsUnavailable: Story = shows(withoutAnalysisRecap, {
  "The Machine's analysis": /Analysis data unavailable for this match$/,
});
export const OmitsMissingValues: Story = shows(bareRecap, {
  'TBD vs. TBD': /–.*–/,
  "The Machine's pick": /^The Machine's pick-$/,
  "The Machine's analysis": /^The Machine's analysisAnalysis data unavailable for this match$/,
});

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

export const DrawsTheScoreOverTime: Story = {
  args: { state: { kind: 'ready', recap: finalRecap, plays: nbaPlays } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/final: Los Angeles Lakers 101, Phoenix Suns 98/);
  },
};

const withStakes = (recap: Recap): Recap => ({
  ...recap,
  prediction: recap.prediction && { ...recap.prediction, stakes: { agree: 1, disagree: 3 } },
});

export const SaysWhoWasRightAndWhatThePickPaid: Story = {
  args: { state: { kind: 'ready', recap: withStakes(wrongRecap) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'You beat the Machine' })).toBeVisible();
    await expect(canvas.getByText('A correct DISAGREE paid 3 stars.')).toBeVisible();
  },
};

export const SaysThatAVoidMatchPaysNothing: Story = {
  args: { state: { kind: 'ready', recap: withStakes(voidRecap) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The match was called off' })).toBeVisible();
    await expect(canvas.queryByText(/pays|paid/)).toBeNull();
  },
};

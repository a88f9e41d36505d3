import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import styles from './Color.module.css';
import { ColorRow } from './ColorRow.tsx';
import { COLORS } from './colors.ts';
import { StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { useMeasured } from './useMeasured.ts';
import { TokenDownloads } from './TokenDownloads.tsx';

const styleOf = (element: HTMLElement) => getComputedStyle(element);

/** Every color token used in a style sheet, with values measured on this page in the current theme. */
function ColorGuide() {
  const [ref, style] = useMeasured(styleOf);
  return (
    <StyleGuidePage
      title="Color"
      lead="One accent color on a dark background. Each color always has the same meaning and is always paired with a word or an icon. Text has a contrast of at least 4.5:1 on its background; large text and graphics have at least 3:1. Click a name or a value to copy it."
    >
      <div ref={ref} hidden />
      {style &&
        COLORS.map(({ meaning, colors }) => (
          <StyleGuideSection key={meaning} title={meaning}>
            <ul className={styles.colors}>
              {colors.map((color) => (
                <ColorRow key={color.token} color={color} valueOf={(token) => style.getPropertyValue(token)} />
              ))}
            </ul>
          </StyleGuideSection>
        ))}
      <TokenDownloads />
    </StyleGuidePage>
  );
}

const meta = { component: ColorGuide, parameters: { controls: { disable: true } } } satisfies Meta<typeof ColorGuide>;

export default meta;

/** Checks the contrast of all text colors in the current theme. */
export const Color: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-as="text"]');
    const current = [...rows].filter(({ dataset }) => [undefined, globals.appearance].includes(dataset.themeOnly));
    const verdicts = current.flatMap((row) => [...row.querySelectorAll('[data-good]')].map((it) => it.textContent));
    await expect(verdicts.length).toBeGreaterThan(12);
    await expect(new Set(verdicts)).toEqual(new Set(['AA text']));
  },
};

/** Copies with the keyboard, and says so. */
export const CopiesATokenByKeyboard: StoryObj<typeof meta> = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: '--accent-9' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith('var(--accent-9)');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    writeText.mockRejectedValue(new Error('denied'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Not copied: the browser blocks it')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText(/copied/i)).toBeNull();
  },
};

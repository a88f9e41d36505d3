import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './Color.module.css';
import { ColorRow } from './ColorRow.tsx';
import { COLORS } from './colors.ts';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { useMeasured } from './useMeasured.ts';

const styleOf = (element: HTMLElement) => getComputedStyle(element);

/** Every color token used in a style sheet, with values measured on this page in the current theme. */
function ColorGuide() {
  const [ref, style] = useMeasured(styleOf);
  return (
    <StyleGuidePage
      title="Color"
      lead="One accent color on a dark background. Each color always has the same meaning and is always paired with a word or an icon. Text has a contrast of at least 4.5:1 on its background; large text and graphics have at least 3:1."
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
    </StyleGuidePage>
  );
}

const meta = { component: ColorGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof ColorGuide>;

export default meta;

/** Checks the contrast of all text colors in the current theme. */
export const Color: StoryObj<typeof meta> = {
  parameters: { covers: ['X9'] },
  play: async ({ canvasElement, globals }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-as="text"]');
    const current = [...rows].filter(({ dataset }) => [undefined, globals.appearance].includes(dataset.themeOnly));
    const verdicts = current.flatMap((row) => [...row.querySelectorAll('[data-good]')].map((it) => it.textContent));
    await expect(verdicts.length).toBeGreaterThan(12);
    await expect(new Set(verdicts)).toEqual(new Set(['AA text']));
  },
};

import styles from './Color.module.css';
import { ColorRow } from './ColorRow.tsx';
import { COLORS } from './colors.ts';
import { StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { useMeasured } from './useMeasured.ts';

const styleOf = (element: HTMLElement) => getComputedStyle(element);

/** Every color that a style sheet names. The figures are measured on this page, in the theme that it has now. */
export function ColorGuide() {
  const [here, style] = useMeasured(styleOf);
  return (
    <StyleGuidePage
      title="Color"
      lead="One accent on a dark ground. A color always says the same thing, and never says it alone: a word or a glyph goes with it. Texts reach 4.5 to 1 on whatever they stand on, large ones and what is drawn 3 to 1."
    >
      <div ref={here} hidden />
      {style &&
        COLORS.map(({ says, colors }) => (
          <StyleGuideSection key={says} title={says}>
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

import styles from './Colour.module.css';
import { ColourRow } from './ColourRow.tsx';
import { COLOURS } from './colours.ts';
import { Sheet, SheetSection } from './Sheet.tsx';
import { useComputed } from './useComputed.ts';

const styleOf = (element: HTMLElement) => getComputedStyle(element);

/** Every colour that a style sheet names. The figures are measured on this page, in the theme that it has now. */
export function ColourSheet() {
  const [here, style] = useComputed(styleOf);
  return (
    <Sheet
      title="Colour"
      lead="One accent on a dark ground. A colour always says the same thing, and never says it alone: a word or a glyph goes with it. Texts reach 4.5 to 1 on whatever they stand on, large ones and what is drawn 3 to 1."
    >
      <div ref={here} hidden />
      {style &&
        COLOURS.map(({ says, colours }) => (
          <SheetSection key={says} title={says}>
            <ul className={styles.colours}>
              {colours.map((colour) => (
                <ColourRow key={colour.token} colour={colour} valueOf={(token) => style.getPropertyValue(token)} />
              ))}
            </ul>
          </SheetSection>
        ))}
    </Sheet>
  );
}

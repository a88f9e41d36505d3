import styles from './Color.module.css';
import { type Color, type Background, BACKGROUNDS } from './colors.ts';
import { contrast, lineVerdict, textVerdict } from './contrast.ts';
import { toHex, blendColors } from './blendColors.ts';

const VERDICTS = { text: textVerdict, line: lineVerdict, fill: lineVerdict } as const;

/** Returns "panel" or "panel, accent a3". */
const backgroundName = (background: Background) =>
  background
    .map((token) =>
      token
        .replace(/^--(color-)?/, '')
        .replace(/-solid$/, '')
        .replaceAll('-', ' '),
    )
    .join(', ');

export type ColorRowProps = {
  color: Color;
  /** Returns the computed value of a token in the current theme. */
  valueOf: (token: string) => string;
};

/** A color with its use and its contrast against each background. */
export function ColorRow({ color: { token, use, as, theme, on = BACKGROUNDS }, valueOf }: ColorRowProps) {
  const page = valueOf('--color-background');
  const value = valueOf(token);
  return (
    <li className={styles.color} data-as={as} data-theme-only={theme}>
      <div className={styles.swatch} style={{ background: `var(${token})` }} />
      <div>
        <span className={styles.name}>
          {token} <span className={styles.value}>{toHex(blendColors([page, value]))}</span>
        </span>
        <p className={styles.use}>{use}.</p>
      </div>
      {as !== 'background' && (
        <ul className={styles.ratios} aria-label={`Contrast of ${token}`}>
          {on.map((background) => {
            const behind = [page, ...background.map(valueOf)];
            const ratio = contrast(blendColors(behind), blendColors([...behind, value]));
            const verdict = VERDICTS[as](ratio);
            return (
              <li key={backgroundName(background)}>
                <span>{backgroundName(background)}</span>
                <span className={styles.ratio}>{ratio.toFixed(2)}</span>
                <span className={styles.verdict} data-good={/^(AA text|Sufficient)/.test(verdict)}>
                  {verdict}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

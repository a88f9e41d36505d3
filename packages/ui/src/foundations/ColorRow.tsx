import styles from './Color.module.css';
import { type Color, type Ground, GROUNDS } from './colors.ts';
import { contrast, lineVerdict, textVerdict } from './contrast.ts';
import { toHex, blendColors } from './blendColors.ts';

const VERDICTS = { text: textVerdict, line: lineVerdict, fill: lineVerdict } as const;

/** "panel", "panel, accent a3". */
const nameOf = (ground: Ground) =>
  ground
    .map((token) =>
      token
        .replace(/^--(color-)?/, '')
        .replace(/-solid$/, '')
        .replaceAll('-', ' '),
    )
    .join(', ');

export type ColorRowProps = {
  color: Color;
  /** What a token is here and now, as the browser says it. */
  valueOf: (token: string) => string;
};

/** A color, what it is for, and how far it stands apart from what it is seen on. */
export function ColorRow({ color: { token, use, as, theme, on = GROUNDS }, valueOf }: ColorRowProps) {
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
      {as !== 'ground' && (
        <ul className={styles.ratios} aria-label={`Contrast of ${token}`}>
          {on.map((ground) => {
            const behind = [page, ...ground.map(valueOf)];
            const ratio = contrast(blendColors(behind), blendColors([...behind, value]));
            const verdict = VERDICTS[as](ratio);
            return (
              <li key={nameOf(ground)}>
                <span>{nameOf(ground)}</span>
                <span className={styles.ratio}>{ratio.toFixed(2)}</span>
                <span className={styles.verdict} data-good={/^(AA text|Enough)/.test(verdict)}>
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

import styles from './Colour.module.css';
import { type Colour, type Ground, GROUNDS } from './colours.ts';
import { contrast, lineVerdict, textVerdict } from './contrast.ts';
import { hexOf, mixed } from './paint.ts';

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

export type ColourRowProps = {
  colour: Colour;
  /** What a token is here and now, as the browser says it. */
  valueOf: (token: string) => string;
};

/** A colour, what it is for, and how far it stands apart from what it is seen on. */
export function ColourRow({ colour: { token, use, as, theme, on = GROUNDS }, valueOf }: ColourRowProps) {
  const page = valueOf('--color-background');
  const value = valueOf(token);
  return (
    <li className={styles.colour} data-as={as} data-theme-only={theme}>
      <div className={styles.swatch} style={{ background: `var(${token})` }} />
      <div>
        <span className={styles.name}>
          {token} <span className={styles.value}>{hexOf(mixed([page, value]))}</span>
        </span>
        <p className={styles.use}>{use}.</p>
      </div>
      {as !== 'ground' && (
        <ul className={styles.ratios} aria-label={`Contrast of ${token}`}>
          {on.map((ground) => {
            const behind = [page, ...ground.map(valueOf)];
            const ratio = contrast(mixed(behind), mixed([...behind, value]));
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

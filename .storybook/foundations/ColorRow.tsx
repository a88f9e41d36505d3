import styles from './Color.module.css';
import { type Color, type Background, BACKGROUNDS } from './colors.ts';
import { CopyButton } from './CopyButton.tsx';
import { contrast, lineVerdict, type Rgb, textVerdict } from './contrast.ts';

const VERDICTS = { text: textVerdict, line: lineVerdict, fill: lineVerdict } as const;

/** Blends CSS colors layered on top of each other, bottom first, using the browser's own compositing. */
function blendColors(colors: readonly string[]): Rgb {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('Canvas is not supported.');
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const toHex = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

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
  const hex = toHex(blendColors([page, value]));
  return (
    <li className={styles.color} data-as={as} data-theme-only={theme}>
      <div className={styles.swatch} style={{ background: `var(${token})` }} />
      <div>
        <span className={styles.name}>
          <CopyButton text={`var(${token})`}>{token}</CopyButton>{' '}
          <span className={styles.value}>
            <CopyButton text={hex}>{hex}</CopyButton>
          </span>
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

import styles from './Prose.module.css';

export type ProseProps = { text: string };

/** A long text exactly as it was written: literal, with its own breaks. */
export function Prose({ text }: ProseProps) {
  return (
    <div className={styles.prose} data-prose>
      {[...text.matchAll(BLOCKS)].map(({ index: from, 0: block }) => (
        <div key={from} className={styles.block} dir="auto">
          {block}
        </div>
      ))}
    </div>
  );
}

/**
 * At most two thousand signs, up to the end, or after a line, or after a word; a word without end is cut into short
 * pieces, because to lay it out costs its length squared. Together they are the text to the letter.
 */
const BLOCKS = /[^]{1,2000}$|[^]{0,1999}\n|[^]{1,1999}\s|[^]{1,200}/gu;

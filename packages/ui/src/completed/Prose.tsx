import styles from './Prose.module.css';

export type ProseProps = {
  /** The exact text, of any length. */
  text: string;
};

/** Renders a long text literally, with its line breaks. */
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
 * Splits the text into blocks of at most 2000 characters, at a line end or after a word. Overlong words are cut into
 * short pieces, because the layout cost of a word is quadratic. The blocks add up to the exact text.
 */
const BLOCKS = /[^]{1,2000}$|[^]{0,1999}\n|[^]{1,1999}\s|[^]{1,200}/gu;

import styles from './Frame.module.css';
import { focusMain, MAIN_ID } from './mainId.ts';

/** Moves the focus past the header, without adding a hash to the address. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    data-skip-link
    href={`#${MAIN_ID}`}
    onClick={(event) => {
      event.preventDefault();
      focusMain();
    }}
  >
    Skip to content
  </a>
);

import styles from './Key.module.css';

/** Names the key that presses a button, on devices with a keyboard. The button has it as `aria-keyshortcuts`. */
export function Key({ letter }: { letter: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {letter}
    </kbd>
  );
}

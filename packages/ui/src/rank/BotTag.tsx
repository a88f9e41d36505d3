import styles from './BotTag.module.css';

/** Marks a bot next to its name, wherever players are listed. */
export function BotTag() {
  return <span className={styles.tag}>Bot</span>;
}

import styles from './PlayerTag.module.css';

/** Says next to a player's name who that is: the viewer, or the owner of a league. */
export function PlayerTag({ label }: { label: 'You' | 'Owner' }) {
  return <span className={styles.tag}>{label}</span>;
}

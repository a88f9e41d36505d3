import styles from './Spinner.module.css';

const LEAVES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A loading indicator. The surrounding control announces the loading state. */
export function Spinner() {
  return (
    <span className={styles.spinner}>
      {LEAVES.map((leaf) => (
        <span
          key={leaf}
          className={styles.leaf}
          style={{ rotate: `${leaf * 45}deg`, animationDelay: `${(leaf - LEAVES.length) * 100}ms` }}
        />
      ))}
    </span>
  );
}

import styles from './ConnectionStatus.module.css';

export type ConnectionState = 'live' | 'connecting' | 'down';

const LABELS: Record<ConnectionState, string> = {
  live: 'Live',
  connecting: 'Connecting…',
  down: 'Not live. Refreshing every few seconds.',
};

/** Shows whether live updates are connected. Not announced, because the page falls back to polling. */
export function ConnectionStatus({ state }: { state: ConnectionState }) {
  return (
    <span className={styles.connection} data-state={state}>
      <span className={styles.dot} aria-hidden />
      {LABELS[state]}
    </span>
  );
}

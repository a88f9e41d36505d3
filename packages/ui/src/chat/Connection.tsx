import styles from './Connection.module.css';

export type ConnectionKind = 'live' | 'connecting' | 'down';

const WORDS: Record<ConnectionKind, string> = {
  live: 'Live',
  connecting: 'Connecting…',
  down: 'Not live: looks again every few seconds',
};

/** Whether news comes by itself. Quiet: the page works either way. */
export function Connection({ kind }: { kind: ConnectionKind }) {
  return (
    <span className={styles.connection} data-kind={kind}>
      <span className={styles.dot} aria-hidden />
      {WORDS[kind]}
    </span>
  );
}

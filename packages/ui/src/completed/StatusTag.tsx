import { UserText } from '../primitives/text/UserText.tsx';
import styles from './StatusTag.module.css';

export type StatusTagProps = {
  /** The server's value, such as LIVE or FINAL. Nothing is rendered if it is empty. */
  status: string;
};

/** Shows the match status as sent by the server, with a pulse while live. */
export function StatusTag({ status }: StatusTagProps) {
  if (!status) return null;
  return (
    <span className={styles.tag} data-status={status}>
      {status === 'LIVE' && <span className={styles.pulse} aria-hidden />}
      <UserText>{status}</UserText>
    </span>
  );
}

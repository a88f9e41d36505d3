import { UserText } from '../primitives/UserText.tsx';
import styles from './StatusTag.module.css';

export type StatusTagProps = { status: string };

/** How a match stands, as given; what is live pulses. */
export function StatusTag({ status }: StatusTagProps) {
  if (!status) return null;
  return (
    <span className={styles.tag} data-status={status}>
      {status === 'LIVE' && <span className={styles.pulse} aria-hidden />}
      <UserText>{status}</UserText>
    </span>
  );
}

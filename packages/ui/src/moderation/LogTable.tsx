import type { ModerationLogEntry } from '@machine/contract';
import { startLabel } from '../format/time.ts';
import { shortHash } from '../format/hash.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { eventLabel, hoursLabel, reasonLabel, undoneLabel } from './labels.ts';
import styles from './LogTable.module.css';

export type LogTableProps = { entries: readonly ModerationLogEntry[] };

/** The log of all decisions, newest first. Each row's hash contains the row before it. */
export function LogTable({ entries }: LogTableProps) {
  return (
    <ol className={styles.list} reversed>
      {entries.map((entry) => (
        <LogRow key={entry.position} entry={entry} />
      ))}
    </ol>
  );
}

function LogRow({ entry }: { entry: ModerationLogEntry }) {
  const { position, at, event, undone, moderator, player, matchTitle, reason, hours, hash } = entry;
  const concerned = player ?? matchTitle;
  return (
    <li className={styles.row}>
      <span className={styles.position}>#{position}</span>
      <span className={styles.event}>
        <UserText>{undone === undefined ? eventLabel(event) : undoneLabel(undone)}</UserText>
        {concerned !== undefined && (
          <>
            : <UserText>{concerned}</UserText>
          </>
        )}
      </span>
      <UserText lines={3} className={styles.facts}>
        {[
          reason === null ? null : reasonLabel(reason),
          hours === null ? null : hoursLabel(hours),
          `by ${moderator ?? "the server's operator"}`,
          startLabel(at),
        ]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </UserText>
      <code className={styles.hash}>{shortHash(hash)}</code>
    </li>
  );
}

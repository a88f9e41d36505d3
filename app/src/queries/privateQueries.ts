import type { QueryClient } from '@tanstack/react-query';

/** The session itself, and what is the same for everyone. */
const INDEPENDENT: readonly unknown[] = ['session', 'game', 'edge', 'machine'];

/** Matches every query whose data may differ between sessions. */
export const dependsOnSession = ({ queryKey }: { queryKey: readonly unknown[] }) => !INDEPENDENT.includes(queryKey[0]);

/** Drops everything except the session and refetches mounted queries. */
export function resetPrivateQueries(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: dependsOnSession });
  void client.resetQueries({ predicate: dependsOnSession });
}

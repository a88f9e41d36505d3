import type { MatchChat } from '@machine/contract/chat.ts';
import type { QueryClient } from '@tanstack/react-query';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';

const [CHATS] = chatQueries.all;
const [MATCHES] = matchQueries.all;
const { queryKey: chatList } = chatQueries.list();

/** Returns the matches whose events refetch a mounted query, those on screen before those in the list of chats. */
export function watchedMatches(client: QueryClient): string[] {
  const active = client.getQueryCache().findAll({ type: 'active' });
  const shown = active.flatMap(({ queryKey: [noun, second, third] }) => {
    if (noun === MATCHES) return [String(second)];
    return noun === CHATS && third !== undefined ? [String(third)] : [];
  });
  const isListShown = active.some(({ queryKey: [noun, second] }) => noun === CHATS && second === chatList[1]);
  const listed = isListShown ? (client.getQueryData<MatchChat[]>(chatList) ?? []) : [];
  return [...shown.toSorted(), ...listed.map(({ matchId }) => matchId)];
}

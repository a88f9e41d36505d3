import { Mono } from '../primitives/text/Mono.tsx';

export type ConnectionState = 'live' | 'connecting' | 'down';

const LABELS: Record<ConnectionState, string> = {
  live: 'Live',
  connecting: 'Connecting…',
  down: 'Not live. Refreshing every few seconds.',
};

/** Shows whether live updates are connected. Not announced, because the page falls back to polling. */
export const ConnectionStatus = ({ state }: { state: ConnectionState }) => (
  <Mono size="1" color={state === 'live' ? 'mint' : 'gray'}>
    {LABELS[state]}
  </Mono>
);

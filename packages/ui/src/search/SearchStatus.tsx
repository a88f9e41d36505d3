import { useEffect, useState } from 'react';
import { plural } from '../format/number.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { SearchUsersState } from './SearchUsersPanel.tsx';

/** So long a state has to stand before it is said: not at every key (RELIABILITY.md X32). */
const SETTLE_MS = 500;

export type SearchStatusProps = { state: SearchUsersState };

/** Tells those who listen how the search stands; a failure speaks for itself. */
export function SearchStatus({ state }: SearchStatusProps) {
  const words = spoken(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}

function spoken(state: SearchUsersState): string {
  switch (state.kind) {
    case 'idle':
    case 'failed':
      return '';
    case 'loading':
      return state.isSlow ? 'Still loading…' : 'Searching...';
    case 'empty':
      return 'No users found';
    case 'ready':
      return `${plural(state.users.length, 'user')} found`;
  }
}

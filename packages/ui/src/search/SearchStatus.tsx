import { VisuallyHidden } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { plural } from '../format/number.ts';
import type { SearchUsersState } from './searchState.ts';

/** Time that a state must last before it is announced, so that not every keystroke is. */
const SETTLE_MS = 500;

export type SearchStatusProps = { state: SearchUsersState };

/** Announces the state of the search to screen readers, except failures, which are alerts themselves. */
export function SearchStatus({ state }: SearchStatusProps) {
  const text = announcement(state);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}

function announcement(state: SearchUsersState): string {
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

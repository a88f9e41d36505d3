import { useEffect, useState } from 'react';
import { fetchStories, type Story } from './storyIndex.ts';

export type StoriesState =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void }
  | { kind: 'ready'; stories: readonly Story[] };

/** Loads the stories of this Storybook. */
export function useStories(): StoriesState {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<StoriesState>({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const onRetry = () => {
      setState({ kind: 'loading' });
      setAttempt(attempt + 1);
    };
    fetchStories(controller.signal).then(
      (stories) => setState({ kind: 'ready', stories }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ kind: 'failed', detail: String(error), onRetry });
      },
    );
    return () => controller.abort();
  }, [attempt]);
  return state;
}

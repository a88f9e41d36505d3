import { AppRoot, ErrorBlock } from '@machine/ui';
import { StateSearch } from './StateSearch.tsx';
import styles from './StateCoverage.module.css';
import { useAppearance } from './useAppearance.ts';
import { useFrameFocusGuard } from './useFrameFocusGuard.ts';
import { type StoriesState, useStories } from './useStories.ts';

/** The page on which every state of the specification is found, with the stories that show it. */
export function StateCoverage() {
  const appearance = useAppearance();
  const state = useStories();
  useFrameFocusGuard();
  return (
    <AppRoot appearance={appearance} isEmbedded>
      <main className={`sb-unstyled ${styles.page}`} data-appearance={appearance}>
        <h1 className={styles.title}>State coverage</h1>
        <p className={styles.lead}>
          Every state that the specification names, and the stories that show it. The pictures are live.
        </p>
        <MatrixBody state={state} appearance={appearance} />
      </main>
    </AppRoot>
  );
}

function MatrixBody({ state, appearance }: { state: StoriesState; appearance: 'dark' | 'light' }) {
  switch (state.kind) {
    case 'loading':
      return <output className={styles.lead}>Loading…</output>;
    case 'failed':
      return <ErrorBlock sentence="Couldn't load the list of stories." detail={state.detail} onRetry={state.onRetry} />;
    case 'ready':
      return <StateSearch stories={state.stories} appearance={appearance} />;
  }
}

import { AppRoot, ErrorBlock } from '@machine/ui';
import { StateSearch } from './StateSearch.tsx';
import styles from './StateCoverage.module.css';
import { useAppearance } from './useAppearance.ts';
import { useFrameFocusGuard } from './useFrameFocusGuard.ts';
import { type StoriesState, useStories } from './useStories.ts';

/** The docs page that lists every state in the specification with the stories that show it. */
export function StateCoverage() {
  const appearance = useAppearance();
  const state = useStories();
  useFrameFocusGuard();
  return (
    <AppRoot appearance={appearance} isEmbedded>
      <main className={`sb-unstyled ${styles.page}`} data-appearance={appearance}>
        <h1 className={styles.title}>State coverage</h1>
        <p className={styles.lead}>
          Every state in the specification and the stories that show it. The previews are live.
        </p>
        <CoverageBody state={state} appearance={appearance} />
      </main>
    </AppRoot>
  );
}

function CoverageBody({ state, appearance }: { state: StoriesState; appearance: 'dark' | 'light' }) {
  switch (state.kind) {
    case 'loading':
      return <output className={styles.lead}>Loading…</output>;
    case 'failed':
      return <ErrorBlock sentence="Couldn't load the list of stories." detail={state.detail} onRetry={state.onRetry} />;
    case 'ready':
      return <StateSearch stories={state.stories} appearance={appearance} />;
  }
}

import { Theme } from '@radix-ui/themes';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { followLinks, NavigateContext } from '../behavior/followLinks.ts';
import { Overlays } from '../behavior/Overlays.tsx';
import { keepFocus } from '../behavior/focusFallback.ts';

export type Appearance = 'dark' | 'light';

export type AppRootProps = {
  /** Dark or light mode of everything inside. */
  appearance: Appearance;
  /** Makes links navigate client-side. Without it they are plain anchors. */
  navigate?: (href: string) => void;
  /** On a page with other content, such as docs: takes only the height of its own content. */
  isEmbedded?: boolean;
  /** The app. */
  children: ReactNode;
};

/** The root of the UI: provides design tokens, client-side navigation and the container for overlays. */
export function AppRoot({ appearance, navigate, isEmbedded = false, children }: AppRootProps) {
  const [overlayRoot, setOverlayRoot] = useState<HTMLElement | null>(null);
  // An urgent update of the root would make React hydrate the whole screen at once, in one long task.
  const keepOverlayRoot = useCallback((root: HTMLElement | null) => startTransition(() => setOverlayRoot(root)), []);
  useEffect(keepFocus, []);
  return (
    // Only for the links in it, which have their own keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Theme
      appearance={appearance}
      accentColor="mint"
      grayColor="sage"
      radius="none"
      panelBackground="translucent"
      data-embedded={isEmbedded || undefined}
      onClick={navigate && followLinks(navigate)}
    >
      <NavigateContext value={navigate}>
        <Overlays root={overlayRoot}>{children}</Overlays>
      </NavigateContext>
      {/* Inside the theme, because tokens exist only there. */}
      <div ref={keepOverlayRoot} data-overlays />
    </Theme>
  );
}

import { Theme } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { Providers } from '../primitives/Providers.tsx';

export type Appearance = 'dark' | 'light';

export type AppRootProps = {
  appearance: Appearance;
  /** Makes every link with an `href` navigate in the page; without it links are plain anchors. */
  navigate?: (href: string) => void;
  /** On a page with other things around it (docs): takes only the height of its content. */
  isEmbedded?: boolean;
  children: ReactNode;
};

/** Stands once around everything: tokens, language, navigation, and the place where overlays appear. */
export function AppRoot({ appearance, navigate, isEmbedded = false, children }: AppRootProps) {
  const [overlayRoot, setOverlayRoot] = useState<HTMLElement | null>(null);
  return (
    <Theme
      appearance={appearance}
      accentColor="mint"
      grayColor="sage"
      radius="none"
      panelBackground="translucent"
      scaling="100%"
      data-embedded={isEmbedded || undefined}
    >
      <Providers navigate={navigate} overlayRoot={overlayRoot}>
        {children}
      </Providers>
      {/* Inside the theme, because tokens exist only there. */}
      <div ref={setOverlayRoot} />
    </Theme>
  );
}

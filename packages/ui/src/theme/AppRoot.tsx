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

/**
 * What the sheet of Radix Themes asks of its root (docs/decisions/0007). Its own `Theme` writes the same attributes, and
 * brings along a tooltip with all that a tooltip needs.
 */
const ROOT_THEME = {
  'data-is-root-theme': 'true',
  'data-accent-color': 'mint',
  'data-gray-color': 'sage',
  'data-has-background': 'true',
  'data-panel-background': 'translucent',
  'data-radius': 'none',
  'data-scaling': '100%',
};

/** Stands once around everything: tokens, language, navigation, and the place where overlays appear. */
export function AppRoot({ appearance, navigate, isEmbedded = false, children }: AppRootProps) {
  const [overlayRoot, setOverlayRoot] = useState<HTMLElement | null>(null);
  return (
    <div className={`radix-themes ${appearance}`} {...ROOT_THEME} data-embedded={isEmbedded || undefined}>
      <Providers navigate={navigate} overlayRoot={overlayRoot}>
        {children}
      </Providers>
      {/* Inside the theme, because tokens exist only there. */}
      <div ref={setOverlayRoot} />
    </div>
  );
}

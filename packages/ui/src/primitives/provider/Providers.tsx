import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

export type ProvidersProps = {
  navigate?: (href: string) => void;
  overlayRoot: HTMLElement | null;
  children: ReactNode;
};

/** Configures React Aria: how links navigate, and where overlays are rendered. */
export function Providers({ navigate, overlayRoot, children }: ProvidersProps) {
  return (
    <UNSAFE_PortalProvider getContainer={() => overlayRoot}>
      {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
    </UNSAFE_PortalProvider>
  );
}

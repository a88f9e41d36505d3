import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

/** Tells React Aria where to render dialogs, panels and menus. */
export const Overlays = ({ root, children }: { root: HTMLElement | null; children: ReactNode }) => (
  <UNSAFE_PortalProvider getContainer={() => root}>{children}</UNSAFE_PortalProvider>
);

import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

export type OverlaysProps = {
  root: HTMLElement | null;
  navigate?: (href: string) => void;
  children: ReactNode;
};

/** Tells React Aria where to render dialogs, panels and menus, and how the links of menus navigate. */
export const Overlays = ({ root, navigate, children }: OverlaysProps) => (
  <UNSAFE_PortalProvider getContainer={() => root}>
    {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
  </UNSAFE_PortalProvider>
);

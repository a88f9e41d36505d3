import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../Providers.tsx';
import { AppRoutes } from '../router.tsx';

export type FlowAppProps = {
  path?: string;
  redirect: (url: string) => void;
  openSocket?: (url: string) => WebSocket;
  /** Called with each address that the app goes to. */
  onAddress?: (address: string) => void;
  /** Rendered next to the screens, inside the router. */
  children?: ReactNode;
};

/** Never opens and never closes. */
export const openSilent = () =>
  Object.assign(new EventTarget(), { close: () => {}, send: () => {} }) as unknown as WebSocket;

/** The key of the entry that a router starts with. */
const FIRST_KEY = 'default';

function Address({ onAddress }: Pick<FlowAppProps, 'onAddress'>) {
  const { key, pathname, search } = useLocation();
  // Before anyone sees the screen.
  useLayoutEffect(() => {
    if (key !== FIRST_KEY) onAddress?.(`${pathname}${search}`);
  }, [key, pathname, search, onAddress]);
  return null;
}

/** The whole app with an in-memory router. */
export function FlowApp({ path = '/', redirect, openSocket = openSilent, onAddress, children }: FlowAppProps) {
  return (
    <Providers redirect={redirect} openSocket={openSocket}>
      <MemoryRouter initialEntries={[path]}>
        <Address onAddress={onAddress} />
        <AppRoutes />
        {children}
      </MemoryRouter>
    </Providers>
  );
}

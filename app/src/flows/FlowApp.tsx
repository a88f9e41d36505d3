import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../Providers.tsx';
import { AppRoutes } from '../router.tsx';

export type FlowAppProps = {
  path?: string;
  redirect: (url: string) => void;
  openSocket?: (url: string) => WebSocket;
  /** Rendered next to the screens, inside the router. */
  children?: ReactNode;
};

/** Never opens and never closes. */
export const openSilent = () =>
  Object.assign(new EventTarget(), { close: () => {}, send: () => {} }) as unknown as WebSocket;

/** The whole app with an in-memory router. */
export function FlowApp({ path = '/', redirect, openSocket = openSilent, children }: FlowAppProps) {
  return (
    <Providers redirect={redirect} openSocket={openSocket}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        {children}
      </MemoryRouter>
    </Providers>
  );
}

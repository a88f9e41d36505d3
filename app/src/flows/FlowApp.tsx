import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../Providers.tsx';
import { AppRoutes } from '../router.tsx';

export type FlowAppProps = {
  path?: string;
  redirect: (url: string) => void;
  openSocket?: (url: string) => WebSocket;
  children?: ReactNode;
};

/** Never opens and never closes. */
const openSilent = () => Object.assign(new EventTarget(), { close: () => {}, send: () => {} }) as unknown as WebSocket;

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

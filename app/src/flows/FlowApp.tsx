import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../Providers.tsx';
import { AppRoutes } from '../router.tsx';

export type FlowAppProps = {
  /** Where the journey begins. */
  path?: string;
  leave: (url: string) => void;
  /** The live connection; without one, a silent one. */
  openSocket?: (url: string) => WebSocket;
  /** What stands beside the screens, in reach of the router. */
  children?: ReactNode;
};

/** Never opens and never breaks. */
const openSilent = () => Object.assign(new EventTarget(), { close: () => {} }) as WebSocket;

/** The whole app, but for the address bar: its own routes, providers and panels. */
export function FlowApp({ path = '/', leave, openSocket = openSilent, children }: FlowAppProps) {
  return (
    <Providers leave={leave} openSocket={openSocket}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        {children}
      </MemoryRouter>
    </Providers>
  );
}

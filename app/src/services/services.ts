import { createContext, use } from 'react';
import type { Connection } from '../live/socket.ts';
import type { WhenIdle } from './idleQueue.ts';
import type { Store } from './store.ts';
import type { Toaster } from './toaster.ts';

/** What the hooks may count on beside the queries; made once by `Providers`. */
export type Services = {
  toaster: Toaster;
  /** Whether the login dialog is open: shared by the header, `?login=1` and the 401 rule. */
  loginDialog: Store<boolean>;
  /** Counts the presses of 'Next Prediction', so that who comes back to home finds the same card. */
  round: Store<number>;
  /** The 401 rule of SPEC.md §8; takes the path to come back to. */
  unauthorized: (returnTo: string) => void;
  /** How the page hears of what happens elsewhere. */
  connection: Store<Connection>;
  openSocket: (url: string) => WebSocket;
  whenIdle: WhenIdle;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <Providers>.');
  return services;
}

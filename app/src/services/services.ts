import { createContext, use } from 'react';
import type { Store } from './store.ts';
import type { Toaster } from './toaster.ts';

export type Connection = 'connecting' | 'live' | 'down';

/** Services for hooks besides the queries; created once by `Providers`. */
export type Services = {
  toaster: Toaster;
  loginDialog: Store<boolean>;
  /** Counts presses of 'Next Prediction', so that returning to home shows the same card. */
  round: Store<number>;
  /** Handles a 401 on a write; `matchId`: of the card that it was started on. */
  unauthorized: (matchId?: string) => void;
  connection: Store<Connection>;
  openSocket: (url: string) => WebSocket;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <Providers>.');
  return services;
}

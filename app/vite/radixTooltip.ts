import type { ReactNode } from 'react';

/**
 * Takes the place of Radix' tooltips in builds. `Theme` contains their provider, and with it 4.5 kB that `/` would load
 * before its card; the game's tooltips are React Aria's and load later.
 */
export const Provider = ({ children }: { children: ReactNode }) => children;

import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../Providers.tsx';
import { AppRoutes } from '../router.tsx';

export type FlowAppProps = {
  /** Where the journey begins. */
  path?: string;
  leave: (url: string) => void;
};

/** The whole app, but for the address bar: its own routes, providers and panels. */
export function FlowApp({ path = '/', leave }: FlowAppProps) {
  return (
    <Providers leave={leave}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Providers>
  );
}

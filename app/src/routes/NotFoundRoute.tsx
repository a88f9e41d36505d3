import { NotFoundScreen } from '@machine/ui';

export function NotFoundRoute() {
  return <NotFoundScreen />;
}

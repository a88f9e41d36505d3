import { NotFoundScreen } from '@machine/ui';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}

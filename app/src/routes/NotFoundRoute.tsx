import { NotFoundScreen } from '@machine/ui';
import { paths } from '../paths.ts';

export function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.home} />;
}

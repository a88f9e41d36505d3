import { paths } from '@machine/contract';
import { NotFoundScreen } from '@machine/ui';

export function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.home} />;
}

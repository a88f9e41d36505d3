import { paths } from '@machine/contract/paths.ts';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { NoticeScreen } from './NoticeScreen.tsx';

/** The 404 page, for every unknown route. */
export const NotFoundScreen = () => (
  <NoticeScreen
    code="[ 404 ]"
    title="Page not found"
    lead="The Machine looked everywhere, but there's nothing at this address."
  >
    <ButtonLink size="3" href={paths.home}>
      Home
    </ButtonLink>
  </NoticeScreen>
);

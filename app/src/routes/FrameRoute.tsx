import { type Feature, seasonLabel } from '@machine/contract/game.ts';
import { LOGIN_PARAM, paths } from '@machine/contract/paths.ts';
import { Footer } from '@machine/ui/layout/Footer.tsx';
import { Frame } from '@machine/ui/layout/Frame.tsx';
import { Places } from '@machine/ui/layout/Places.tsx';
import { AppRoot } from '@machine/ui/theme/AppRoot.tsx';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStored } from '../hooks/useStored.ts';
import { HeaderContainer } from '../panels/HeaderContainer.tsx';
import { lazyPart } from '../panels/Part.tsx';
import { useTooltips } from '../hooks/useTooltips.ts';
import { footerLinks, placesOf } from '../navigationLinks.ts';
import { useGameInfo } from '../queries/game.ts';
import { useSession } from '../queries/session.ts';
import { usePrefetch } from '../prefetch.ts';
import { keepReturnPath, returnPathOf } from '../services/returnPath.ts';
import { useServices } from '../services/services.ts';
import { readStored } from '../services/storage.ts';
import { useStore } from '../services/store.ts';

/** For what nobody waits for: it must not reload the page. */
const LATER = { isAwaited: false };
const Background = lazyPart(() => import('../panels/Background.ts'), LATER);
const CookieNotice = lazyPart(() => import('../panels/CookieNotice.tsx'), LATER);
const LiveUpdates = lazyPart(() => import('../panels/LiveUpdates.tsx'), LATER);
const Login = lazyPart(() => import('../panels/Login.tsx'));
const Offline = lazyPart(() => import('../panels/Offline.tsx'), LATER);
const Tooltips = lazyPart(() => import('../panels/Tooltips.tsx'), LATER);
const Toasts = lazyPart(() => import('../panels/Toasts.tsx'));

/** Renders the frame around every screen: theme, header, notices and dialogs. */
export function FrameRoute() {
  const navigate = useNavigate();
  const [theme, setTheme] = useStored('theme');
  const appearance = theme ?? 'dark';
  const location = useLocation();
  const { pathname } = location;
  const login = useLoginDialog();
  const { toaster } = useServices();
  const hasToast = useStore(toaster.store) !== null;
  const parts = usePrefetch();
  const tooltips = useTooltips();
  const game = useGameInfo();
  const session = useSession();
  const hasFeature = (feature: Feature) => game?.features.includes(feature) === true;
  const places = placesOf(hasFeature, session.kind === 'player' ? session.user.id : null);

  const follow = (href: string) => {
    if (href === paths.signup && pathname !== paths.signup) keepReturnPath(returnPathOf(location));
    void navigate(href);
  };

  useLayoutEffect(() => {
    // Clean up what the scripts of the page set before the first render. A page that is hydrated is dark at first.
    if (appearance === 'light' || readStored('theme') !== 'light') document.documentElement.dataset.theme = appearance;
    delete document.documentElement.dataset.screen;
    delete document.documentElement.dataset.faces;
  }, [appearance]);

  return (
    <AppRoot appearance={appearance} navigate={follow}>
      <Frame
        header={
          <HeaderContainer
            arePartsLoaded={parts.isDone}
            places={places}
            currentHref={pathname}
            appearance={appearance}
            onToggleAppearance={() => setTheme(appearance === 'dark' ? 'light' : 'dark')}
          />
        }
        offline={<Offline isWanted={parts.isDone} />}
        season={game && seasonLabel(game.season)}
        footer={<Footer links={footerLinks(hasFeature)} current={pathname} credits={game?.credits} />}
        places={<Places places={places} currentHref={pathname} position="bottom" />}
        notice={<CookieNotice isWanted={parts.isDone} />}
      >
        <Outlet />
      </Frame>
      <Login {...login} />
      {/* After a failed import only for a toast, because it may reload the page. */}
      <Toasts isWanted={hasToast || (parts.isDone && !parts.hasFailed)} />
      <Background isWanted={parts.isDone} />
      <LiveUpdates isWanted={parts.isDone} />
      <Tooltips isWanted={parts.isDone && tooltips.isUsed} store={tooltips.store} />
    </AppRoot>
  );
}

/** Returns whether the login dialog is open: by the header, by an unauthorized call or by `/?login=1`. */
function useLoginDialog() {
  const [search] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();
  const isRequested = search.has(LOGIN_PARAM);
  const isOpen = (useStore(loginDialog) || isRequested) && session.kind === 'anonymous';
  return { isOpen, isRequested };
}

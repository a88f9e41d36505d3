import { type Feature, LOGIN_PARAM, seasonLabel, paths } from '@machine/contract';
import { AppRoot, Footer, Frame, Places } from '@machine/ui';
import { lazy, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStored } from '../hooks/useStored.ts';
import { orReload } from '../orReload.ts';
import { HeaderContainer } from '../panels/HeaderContainer.tsx';
import { Part } from '../panels/Part.tsx';
import { useTooltips } from '../hooks/useTooltips.ts';
import { footerLinks, placesOf } from '../navigationLinks.ts';
import { useGameInfo } from '../queries/game.ts';
import { useSession } from '../queries/session.ts';
import { usePrefetch } from '../prefetch.ts';
import { keepReturnPath, returnPathOf } from '../services/returnPath.ts';
import { useServices } from '../services/services.ts';
import { readStored } from '../services/storage.ts';
import { useStore } from '../services/store.ts';

const Background = lazy(() => import('../panels/Background.ts'));
const CookieNotice = lazy(() => import('../panels/CookieNotice.tsx'));
const LiveUpdates = lazy(() => import('../panels/LiveUpdates.tsx'));
const Login = lazy(() => orReload(import('../panels/Login.tsx')));
const Offline = lazy(() => import('../panels/Offline.tsx'));
const Tooltips = lazy(() => import('../panels/Tooltips.tsx'));
const Toasts = lazy(() => orReload(import('../panels/Toasts.tsx')));

/** Renders the frame around every screen: theme, header, notices and dialogs. */
export function FrameRoute() {
  const navigate = useNavigate();
  const [appearance, setTheme] = useStored('theme', 'dark');
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
        offline={
          <Part isWanted={parts.isDone}>
            <Offline />
          </Part>
        }
        season={game && seasonLabel(game.season)}
        footer={<Footer links={footerLinks(hasFeature)} current={pathname} credits={game?.credits} />}
        places={<Places places={places} currentHref={pathname} position="bottom" />}
        notice={
          <Part isWanted={parts.isDone}>
            <CookieNotice />
          </Part>
        }
      >
        <Outlet />
      </Frame>
      <Part isWanted={login.isOpen}>
        <Login {...login} />
      </Part>
      {/* After a failed import only for a toast, because it may reload the page. */}
      <Part isWanted={hasToast || (parts.isDone && !parts.hasFailed)}>
        <Toasts />
      </Part>
      <Part isWanted={parts.isDone}>
        <Background />
      </Part>
      <Part isWanted={parts.isDone}>
        <LiveUpdates />
      </Part>
      <Part isWanted={parts.isDone && tooltips.isUsed}>
        <Tooltips store={tooltips.store} />
      </Part>
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

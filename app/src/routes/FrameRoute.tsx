import { AppRoot, Footer, Frame } from '@machine/ui';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../hooks/usePrefetch.ts';
import { useStored } from '../hooks/useStored.ts';
import { CookieContainer } from '../panels/CookieContainer.tsx';
import { HeaderContainer } from '../panels/HeaderContainer.tsx';
import { LazyPart } from '../panels/LazyPart.tsx';
import { LoginContainer } from '../panels/LoginContainer.tsx';
import { ToastContainer } from '../panels/ToastContainer.tsx';
import { footerPlaces } from '../places.ts';

const NOTHING = {};
const loadLive = () => import('../panels/LiveContainer.tsx').then(({ LiveContainer }) => LiveContainer);
const loadScrollMemory = () => import('../panels/ScrollMemory.ts').then(({ ScrollMemory }) => ScrollMemory);
const loadFocusKeeper = () => import('../panels/FocusKeeper.ts').then(({ FocusKeeper }) => FocusKeeper);
const loadOffline = () => import('../panels/LazyOffline.tsx').then(({ LazyOffline }) => LazyOffline);

/** The frame around every screen: theme, header, notices and dialogs. */
export function FrameRoute() {
  const navigate = useNavigate();
  const [theme, setTheme] = useStored('theme');
  const appearance = theme ?? 'dark';
  const { pathname } = useLocation();
  usePrefetch();

  useLayoutEffect(() => {
    // What public/theme.js noted for the time before this.
    document.documentElement.dataset.theme = appearance;
    delete document.documentElement.dataset.screen;
    delete document.documentElement.dataset.faces;
  }, [appearance]);

  return (
    <AppRoot appearance={appearance} navigate={(href) => void navigate(href)}>
      <LazyPart load={loadFocusKeeper} props={NOTHING} />
      <LazyPart load={loadScrollMemory} props={NOTHING} />
      <Frame
        header={
          <HeaderContainer
            appearance={appearance}
            onToggleAppearance={() => setTheme(appearance === 'dark' ? 'light' : 'dark')}
          />
        }
        footer={<Footer links={footerPlaces} current={pathname} />}
        notice={<CookieContainer />}
      >
        <Outlet />
      </Frame>
      <LoginContainer />
      <ToastContainer />
      <LazyPart load={loadLive} props={NOTHING} />
      <LazyPart load={loadOffline} props={NOTHING} />
    </AppRoot>
  );
}

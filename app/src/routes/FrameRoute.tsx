import { AppRoot, Footer, Frame } from '@machine/ui';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../hooks/usePrefetch.ts';
import { useStored } from '../hooks/useStored.ts';
import { LazyCookieNotice } from '../panels/LazyCookieNotice.tsx';
import { HeaderContainer } from '../panels/HeaderContainer.tsx';
import { LazyPart } from '../panels/LazyPart.tsx';
import { LazyLogin } from '../panels/LazyLogin.tsx';
import { LazyToasts } from '../panels/LazyToasts.tsx';
import { footerLinks } from '../navigationLinks.ts';

const NO_PROPS = {};
const loadLive = () => import('../panels/LiveUpdates.tsx').then(({ LiveUpdates }) => LiveUpdates);
const loadScrollRestoration = () =>
  import('../panels/ScrollRestoration.ts').then(({ ScrollRestoration }) => ScrollRestoration);
const loadFocusFallback = () => import('../panels/FocusFallback.ts').then(({ FocusFallback }) => FocusFallback);
const loadOffline = () => import('../panels/Offline.tsx').then(({ Offline }) => Offline);

/** Renders the frame around every screen: theme, header, notices and dialogs. */
export function FrameRoute() {
  const navigate = useNavigate();
  const [theme, setTheme] = useStored('theme');
  const appearance = theme ?? 'dark';
  const { pathname } = useLocation();
  usePrefetch();

  useLayoutEffect(() => {
    // Clean up what public/theme.js set before the first render.
    document.documentElement.dataset.theme = appearance;
    delete document.documentElement.dataset.screen;
    delete document.documentElement.dataset.faces;
  }, [appearance]);

  return (
    <AppRoot appearance={appearance} navigate={(href) => void navigate(href)}>
      <LazyPart load={loadFocusFallback} props={NO_PROPS} />
      <LazyPart load={loadScrollRestoration} props={NO_PROPS} />
      <Frame
        header={
          <HeaderContainer
            appearance={appearance}
            onToggleAppearance={() => setTheme(appearance === 'dark' ? 'light' : 'dark')}
          />
        }
        footer={<Footer links={footerLinks} current={pathname} />}
        notice={<LazyCookieNotice />}
      >
        <Outlet />
      </Frame>
      <LazyLogin />
      <LazyToasts />
      <LazyPart load={loadLive} props={NO_PROPS} />
      <LazyPart load={loadOffline} props={NO_PROPS} />
    </AppRoot>
  );
}

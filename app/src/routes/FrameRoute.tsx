import { AppRoot, Frame } from '@machine/ui';
import { useLayoutEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useStored } from '../hooks/useStored.ts';
import { CookieContainer } from '../panels/CookieContainer.tsx';
import { HeaderContainer } from '../panels/HeaderContainer.tsx';
import { LoginContainer } from '../panels/LoginContainer.tsx';
import { ToastContainer } from '../panels/ToastContainer.tsx';

/** The frame around every screen: theme, header, notices and dialogs. */
export function FrameRoute() {
  const navigate = useNavigate();
  const [theme, setTheme] = useStored('theme');
  const appearance = theme ?? 'dark';

  useLayoutEffect(() => {
    // What public/theme.js noted for the time before this.
    document.documentElement.dataset.theme = appearance;
    delete document.documentElement.dataset.screen;
    delete document.documentElement.dataset.faces;
  }, [appearance]);

  return (
    <AppRoot appearance={appearance} navigate={(href) => void navigate(href)}>
      <Frame
        header={
          <HeaderContainer
            appearance={appearance}
            onToggleAppearance={() => setTheme(appearance === 'dark' ? 'light' : 'dark')}
          />
        }
        notice={<CookieContainer />}
      >
        <Outlet />
      </Frame>
      <LoginContainer />
      <ToastContainer />
    </AppRoot>
  );
}

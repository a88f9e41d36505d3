import { AppRoot, Footer, Frame, Header, HomeScreen } from '@machine/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from './paths.ts';
import { footerPlaces } from './places.ts';

const nothing = () => {};

/**
 * The page before any script has run: what home shows while it loads. Written into `index.html` by the build, so that
 * the first paint waits for nothing and nothing jumps when React takes over.
 */
export const renderShell = (): string =>
  renderToStaticMarkup(
    <AppRoot appearance="dark">
      <Frame
        header={
          <Header
            viewer={{ kind: 'loading' }}
            appearance="dark"
            onToggleAppearance={nothing}
            onLogin={nothing}
            homeHref={paths.home}
            signupHref={paths.signup}
          />
        }
        footer={<Footer links={footerPlaces} />}
      >
        <HomeScreen state={{ kind: 'loading' }} onNext={nothing} />
      </Frame>
    </AppRoot>,
  );

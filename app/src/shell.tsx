import { AppRoot, Footer, Frame, Header, HomeScreen, MenuButton } from '@machine/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from './paths.ts';
import { footerLinks, headerLinks } from './navigationLinks.ts';

const noop = () => {};

/**
 * Renders the loading state of home. The build inlines it into `index.html`, so that the first paint does not wait for
 * scripts and nothing shifts when React takes over.
 */
export const renderShell = (): string =>
  renderToStaticMarkup(
    <AppRoot appearance="dark">
      <Frame
        header={
          <Header
            viewer={{ kind: 'loading' }}
            appearance="dark"
            onToggleAppearance={noop}
            onLogin={noop}
            homeHref={paths.home}
            signupHref={paths.signup}
            links={headerLinks(false)}
            menuButton={<MenuButton isOpen={false} onPress={noop} />}
          />
        }
        footer={<Footer links={footerLinks} />}
      >
        <HomeScreen state={{ kind: 'loading' }} onNext={noop} />
      </Frame>
    </AppRoot>,
  );

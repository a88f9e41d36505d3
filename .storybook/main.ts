import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { SCREENS } from './screens.ts';

const UI = '../packages/ui/src';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '**/*.mdx', titlePrefix: 'Overview' },
    { directory: `${UI}/foundations`, titlePrefix: 'Foundations' },
    // Whatever is no screen of its own is a part of some.
    { directory: UI, files: '!(foundations)/!(*Screen.*).stories.tsx', titlePrefix: 'Components' },
    ...SCREENS.map(({ folder, noun, screen }) => ({
      directory: `${UI}/${noun}`,
      files: `${screen}{,.*}.stories.tsx`,
      titlePrefix: `Screens/${folder}`,
    })),
    { directory: '../app/src/flows', titlePrefix: 'Flows' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  previewAnnotations: [fileURLToPath(import.meta.resolve('./propTypes.ts'))],
  // What a press does is for those who build; the filter of the sidebar shows it.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  // Its tour is about Storybook; ours is the page Welcome.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })] }),
} satisfies StorybookConfig;

import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { MANAGER_HEAD, PREVIEW_HEAD } from './heads.ts';

export default {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    { directory: '../packages/book/pages', files: '**/*.mdx', titlePrefix: 'Overview' },
    { directory: '../packages/book/foundations', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Foundations' },
    '../packages/ui/src/**/*.stories.tsx',
    '../app/src/flows/**/*.stories.tsx',
  ],
  staticDirs: [
    '../packages/book/static',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  previewHead: (head = '') => head + PREVIEW_HEAD,
  managerHead: (head = '') => head + MANAGER_HEAD,
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  previewAnnotations: process.env.VITEST ? [fileURLToPath(import.meta.resolve('./testAnnotations.ts'))] : [],
  // Interaction tests are hidden by default; the sidebar filter shows them.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  // The paths of this machine don't belong into a published file.
  experimental_manifests: (manifests: object = {}) =>
    JSON.parse(JSON.stringify(manifests).replaceAll(fileURLToPath(new URL('..', import.meta.url)), './')),
  features: {
    // Storybook's own onboarding; our introduction is the Welcome page.
    sidebarOnboardingChecklist: false,
    // Stories have the background of their appearance.
    backgrounds: false,
    // Components, props and examples as JSON, for people who build with assistants.
    componentsManifest: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig & { experimental_manifests: (manifests?: object) => object };

import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI' },
    { directory: '../app/src', titlePrefix: 'App' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })] }),
} satisfies StorybookConfig;

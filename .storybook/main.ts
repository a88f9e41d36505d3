import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { SCREENS } from './screens.ts';

const UI = '../packages/ui/src';

/** Every folder with stories of components: 'toast', 'primitives/button', … */
const FOLDERS = new Set(
  globSync('**/*.stories.tsx', { cwd: new URL(UI, import.meta.url), exclude: ['**/*Screen.*'] }).map(dirname),
);

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: fileURLToPath(import.meta.resolve('./vite.config.ts')) } },
  },
  stories: [
    { directory: './pages', files: '**/*.mdx', titlePrefix: 'Overview' },
    { directory: './foundations', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Foundations' },
    // Everything that isn't a screen is listed as a component, by subject. Subfolders don't appear in its title.
    ...[...FOLDERS].map((folder) => ({
      directory: `${UI}/${folder}`,
      files: '!(*Screen.*).stories.tsx',
      titlePrefix: `Components/${folder.split('/')[0]}`,
    })),
    ...SCREENS.map(({ folder, noun, screen }) => ({
      directory: `${UI}/${noun}`,
      files: `${screen}{,.*}.stories.tsx`,
      titlePrefix: `Screens/${folder}`,
    })),
    { directory: '../app/src/flows', titlePrefix: 'Flows' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  previewAnnotations: [fileURLToPath(import.meta.resolve('./propTypes.ts'))],
  // Interaction tests are hidden by default; the sidebar filter shows them.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  // Storybook's own onboarding; our introduction is the Welcome page.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;

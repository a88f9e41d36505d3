import { defineConfig } from 'vite';
import { stateStories } from './stateStories.ts';

/** Instead of the configuration of the app. */
export default defineConfig({ plugins: [stateStories()] });

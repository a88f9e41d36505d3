import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Instead of the app's configuration. An edited component replaces itself in the page, without its stories. */
export default defineConfig({
  plugins: [react()],
  // Packed packages have a TypeScript configuration of their own, for which Vite would reload every page.
  server: { watch: { ignored: ['**/dist/**'] } },
});

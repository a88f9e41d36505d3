// Storybook documents its events for addons, and exports their names only from here.
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

// An export from there would be a syntax error in Storybook's development server.
export { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS };

// When the viewport shrinks soon after a field is focused, React Aria assumes an on-screen keyboard and hides overlays
// for two frames. In tests the viewport shrinks because the next story is smaller. This module must be imported first
// so its listener runs before React Aria's.
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation());

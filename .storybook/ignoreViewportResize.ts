// React Aria takes a page that gets lower soon after a field got the focus for one with a keyboard on the screen, and
// from then on hides for two frames whatever pops up. In a test it is the next story in a smaller frame.
// Imported first: who listens first can keep it from the others.
if (import.meta.env.MODE === 'test') {
  window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation());
}

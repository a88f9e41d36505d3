// Only in a page that no server has rendered, before the first paint: other screens must not flash the home screen. A
// separate file, because the content security policy forbids inline scripts that it doesn't know.
(() => {
  const root = document.documentElement;
  if (location.pathname !== '/') root.dataset.screen = 'other';
  // On a first visit, fonts would compete with the script for bandwidth; after a reload they are cached.
  else if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.faces = 'wait';
})();

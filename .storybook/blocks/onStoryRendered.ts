/** Body classes Storybook sets once a story, an error or a "no preview" message is visible. */
const RENDERED = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

/** Calls `callback` once the story in a loaded frame is visible. Until then Storybook shows a white loading page. */
export function onStoryRendered(frame: HTMLIFrameElement, callback: () => void): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const check = () => {
    if (!RENDERED.some((name) => body.classList.contains(name))) return;
    observer.disconnect();
    callback();
  };
  const observer = new MutationObserver(check);
  observer.observe(body, { attributeFilter: ['class'] });
  check();
}

/** What the page of a story says of itself when there is something to see: the story, or why there is none. */
const SHOWN = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

/** Calls once when the story in a loaded frame is there: until then Storybook shows a page of its own, white in dark. */
export function onStoryRendered(frame: HTMLIFrameElement, show: () => void): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const look = () => {
    if (!SHOWN.some((name) => body.classList.contains(name))) return;
    observer.disconnect();
    show();
  };
  const observer = new MutationObserver(look);
  observer.observe(body, { attributeFilter: ['class'] });
  look();
}

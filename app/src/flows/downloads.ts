import { spyOn } from 'storybook/test';

/** Looks at what would be saved, instead of saving it. */
export function watchDownloads() {
  const files: { name: string; url: string }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href });
  });
  const revoke = spyOn(URL, 'revokeObjectURL');
  return {
    files,
    revoke,
    end: () => {
      click.mockRestore();
      revoke.mockRestore();
    },
  };
}

/** Returns the URL of an endpoint below a base URL, which may have a path of its own. */
export function endpoint(baseUrl: string, path: string, query: Record<string, string>): URL {
  const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/**
 * The address as it is given to the router, which refuses in a sentence of its own what it can't decode: there, each
 * percent sign stands for itself, as it does for the host. So it leads to the page that says that there is no such thing.
 */
export function toDecodable(url: string): string {
  const [pathname = ''] = url.split('?', 1);
  try {
    decodeURI(pathname);
    return url;
  } catch {
    return pathname.replaceAll('%', '%25') + url.slice(pathname.length);
  }
}

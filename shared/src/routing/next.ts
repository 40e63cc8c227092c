const BASE = 'https://site.invalid';

/**
 * Where to go after sign-in: only a path of this site; anything that could lead elsewhere (`//host`, `/\\host`,
 * `https:host`, `javascript:`) becomes the start page. Judged is what is left once dots, tabs and escapes are resolved:
 * `/.//host` and `/%5chost` are `//host` to a reader that resolves them.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, BASE);
    return url.origin === BASE && staysInside(url.pathname) ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

/** Throws URIError for escapes that are no UTF-8. */
function staysInside(path: string): boolean {
  const url = new URL(path, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return false;
  const decoded = decodeURIComponent(path);
  return decoded === path || staysInside(decoded);
}

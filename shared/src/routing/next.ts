/**
 * Where to go after sign-in: only a path of this site; anything that could lead elsewhere
 * (`//host`, `/\host`, `https:host`, `javascript:`) becomes the start page.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const base = 'https://site.invalid';
    const url = new URL(next, base);
    return url.origin === base ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

import { splitPath } from './route-pattern.ts';

/** The parameters of an address that a pattern without optional segments matches. */
export function readParams(pattern: string, pathname: string): Record<string, string> {
  const segments = splitPath(pathname);
  return Object.fromEntries(
    pattern
      .split('/')
      .filter(Boolean)
      .flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), segments[index] ?? '']] : [])),
  );
}

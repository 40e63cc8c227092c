/** Whose calls one row counts. site: the larger network around an address of IPv6. */
export type CountScope = 'user' | 'branch' | 'address' | 'site';

/** What the keys of a window's rows begin with; the limiter adds a colon and whose count it is. */
export function getCountPrefix(name: string, seconds: number, scope: CountScope): string {
  return `${name}:${seconds}:${scope}`;
}

const countKey = /^(?<name>[a-z-]+):(?<seconds>\d+):(?<scope>user|branch|address|site):(?<subject>.+)$/;

/** What is counted under the key; null for another one. */
export function readCountKey(
  key: string,
): { name: string; seconds: number; scope: CountScope; subject: string } | null {
  const { name, seconds, scope, subject } = countKey.exec(key)?.groups ?? {};
  if (!name || !scope || !subject) return null;
  return { name, seconds: Number(seconds), scope: scope as CountScope, subject };
}

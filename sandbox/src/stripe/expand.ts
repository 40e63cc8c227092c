import { invalidRequest } from './errors.ts';
import { type StripeData, findById } from './store.ts';

type Json = { [name: string]: unknown };

/** Replaces the ids at `expand[]` paths by their objects, in a copy of the answer. */
export function expand(data: StripeData, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Json;
  for (const path of paths) expandPath(data, [copy], path.split('.'), path);
  return copy;
}

function expandPath(data: StripeData, nodes: Json[], parts: string[], path: string): void {
  const [name, ...rest] = parts;
  if (name === undefined) return;
  const next: Json[] = [];
  for (const node of nodes) {
    if (!(name in node)) {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
    const value = node[name];
    if (typeof value === 'string') {
      const found = findById(data, value);
      if (found === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`);
      node[name] = structuredClone(found);
    }
    const reached = node[name];
    if (Array.isArray(reached)) next.push(...(reached as Json[]));
    else if (reached !== null && typeof reached === 'object') next.push(reached as Json);
  }
  expandPath(data, next, rest, path);
}

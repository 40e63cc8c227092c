import { REFUSED_EDGE } from './refused-edge.ts';
import { isThisMachine } from './setting-predicates.ts';

/**
 * What can only be a mistake on an edge that others reach, a sentence each. One on this machine alone may be as it likes.
 */
export function findEdgeProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.NODE_ENV !== 'production' || isThisMachine(env.EDGE_HOST || 'localhost')) return [];
  const read = (setting: string) => env[setting] || (setting === 'STORE_DIR' && env.STORE_BUCKET) || '';
  return REFUSED_EDGE.filter(({ setting, when }) => when(read(setting))).map(
    ({ setting, must, example }) => `${setting} ${must}. Example: ${setting}=${example}`,
  );
}

import { ReleaseError } from '../../errors.ts';
import { REFUSED_EDGE } from './refused-edge.ts';
import { isThisMachine } from './setting-predicates.ts';

type Env = Record<string, string | undefined>;

/**
 * Refuses what can only be a mistake on an edge that others reach, everything at once. One on this machine alone may be
 * as it likes.
 */
export function checkEdge(env: Env): void {
  if (env.NODE_ENV !== 'production' || isThisMachine(env.EDGE_HOST || 'localhost')) return;
  const settings: Env = { ...env, STORE_DIR: env.STORE_DIR || env.STORE_BUCKET };
  const problems = REFUSED_EDGE.filter(({ setting, when }) => when(settings[setting] ?? ''));
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ setting, must, example }) => `- ${setting} ${must}. Example: ${setting}=${example}`,
  );
  throw new ReleaseError(`These settings must be corrected:\n${lines.join('\n')}`);
}

import { ForbiddenError, UnauthenticatedError } from '../lib/errors.ts';
import type { Permission, Viewer } from '../modules/viewer/viewer.ts';
import type { CallLimitName } from '../limits/call-limits.ts';

/** Who may call a field, as `@access` in schema.graphql says it. What of it they see is decided again by the stores. */
export type AccessRule = { limit?: CallLimitName | 'none' } & (
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'permission'; anyOf: readonly Permission[] }
  | { kind: 'reachable' }
);

/** Throws UnauthenticatedError or ForbiddenError unless the viewer satisfies the rule. */
export function assertAccess(rule: AccessRule, viewer: Viewer | null): void {
  if (rule.kind === 'public' || rule.kind === 'reachable') return;
  if (viewer === null) throw new UnauthenticatedError();
  if (rule.kind === 'permission' && !rule.anyOf.some((permission) => viewer.permissions.has(permission))) {
    throw new ForbiddenError();
  }
}

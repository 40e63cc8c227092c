import type { AppContext } from '../context.ts';
import { type CallLimit, type CallLimitName, callLimits } from '../limits/call-limits.ts';
import { getLookBudget } from '../modules/look-budget/look-budget.ts';
import type { Viewer } from '../modules/viewer/viewer.ts';

/**
 * Counts one call of a field against its limit, and what asks the supplier against what the branch may look for the
 * bookings it makes. Throws RateLimitedError.
 */
export async function countCall(
  app: AppContext,
  name: CallLimitName,
  { ip, viewer }: { ip: string; viewer: Viewer | null },
): Promise<void> {
  const branchId = viewer?.branchId ?? null;
  const { isLook }: CallLimit = callLimits[name];
  const looker = isLook && viewer && branchId !== null ? { branchId, userId: viewer.userId } : null;
  if (looker) await getLookBudget(app).check(looker);
  await app.limits.check(name, { ip, userId: viewer?.userId, branchId });
  if (looker) getLookBudget(app).note(looker);
}

import { asExpression, type Condition } from '../../db/condition.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';

/** The condition that keeps a query on `travels` inside a scope. Agencies see the branches attached to them now. */
export function scopeCondition(scope: TenantScope): Condition {
  return (bind) => {
    switch (scope.kind) {
      case 'all':
        return 'true';
      case 'branch':
        return `travels.branch_id = ${bind(scope.branchId)}`;
      case 'agency':
        return `travels.branch_id in (select branches.id from branches where branches.agency_id = ${bind(scope.agencyId)})`;
    }
  };
}

/** The same for queries of the builder. */
export const inScope = (scope: TenantScope) => () => asExpression(scopeCondition(scope));

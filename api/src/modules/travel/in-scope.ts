import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';

/** The condition that keeps a query on `travels` inside a scope. Agencies see the branches attached to them now. */
export function inScope(scope: TenantScope) {
  return (eb: ExpressionBuilder<Database, 'travels'>): Expression<SqlBool> => {
    switch (scope.kind) {
      case 'all':
        return eb.lit(true);
      case 'branch':
        return eb('travels.branch_id', '=', scope.branchId);
      case 'agency':
        return eb(
          'travels.branch_id',
          'in',
          eb.selectFrom('branches').select('branches.id').where('branches.agency_id', '=', scope.agencyId),
        );
    }
  };
}

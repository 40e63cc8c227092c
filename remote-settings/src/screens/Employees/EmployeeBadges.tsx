import { Badge } from '@yado/shared/ui/Badge';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { EmployeeBadges_employee$key } from './__generated__/EmployeeBadges_employee.graphql';

/** What somebody is in the branch, and whether they have signed up. */
export function EmployeeBadges({ employee }: { employee: EmployeeBadges_employee$key }) {
  const { role, status } = useFragment(
    graphql`
      fragment EmployeeBadges_employee on Employee {
        role
        status
      }
    `,
    employee,
  );
  return (
    <span className={css({ display: 'inline-flex', gap: '2', flexWrap: 'wrap' })}>
      {role === 'COMPANY_ADMIN' ? <Badge tone="primary">管理者</Badge> : <Badge>社員</Badge>}
      {status === 'INVITED' ? <Badge tone="warning">招待中</Badge> : <Badge tone="success">利用中</Badge>}
    </span>
  );
}

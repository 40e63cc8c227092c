import { Badge } from '@yado/shared/ui/Badge';
import { graphql, useFragment } from 'react-relay';
import { branchStatusText } from '../../lib/branch-texts.ts';
import type { BranchStatusBadge_branch$key } from './__generated__/BranchStatusBadge_branch.graphql';

export function BranchStatusBadge({ branch }: { branch: BranchStatusBadge_branch$key }) {
  const { status } = useFragment(
    graphql`
      fragment BranchStatusBadge_branch on CompanyBranch {
        status
      }
    `,
    branch,
  );
  const { label, tone } = branchStatusText(status);
  return (
    <Badge tone={tone} size="sm">
      {label}
    </Badge>
  );
}

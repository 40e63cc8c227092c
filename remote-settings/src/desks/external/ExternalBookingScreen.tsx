import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { paths } from '@yado/shared/routing/paths';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BackLink } from '../common/BackLink.tsx';
import { DeskPage } from '../common/DeskPage.tsx';
import { Missing } from '../common/Missing.tsx';
import { ExternalForm } from './ExternalForm.tsx';
import branchQuery, {
  type ExternalBookingScreenQuery,
} from './__generated__/ExternalBookingScreenQuery.graphql';

export function load({ params }: LoadArguments): PreloadedQuery<ExternalBookingScreenQuery> {
  return startQuery<ExternalBookingScreenQuery>(branchQuery, { id: params.id ?? '' });
}

export function Screen({ data }: { data: PreloadedQuery<ExternalBookingScreenQuery> }) {
  const answer = usePreloadedQuery<ExternalBookingScreenQuery>(
    graphql`
      query ExternalBookingScreenQuery($id: ID!) @throwOnFieldError {
        companyBranch(id: $id) {
          id
          companyName
          branchName
          cashBalance
        }
        ...EmployeePicker_query @arguments(branchId: $id)
      }
    `,
    data,
  );
  const branch = answer.companyBranch;
  if (!branch) return <Missing desk="operator" what="支店" list={paths.deskBranches('operator')} />;
  const name = `${branch.companyName} ${branch.branchName}`;
  return (
    <DeskPage
      desk="operator"
      heading="外部手配の登録"
      description={`${name}の予約として、ほかの手配先で取ったホテルを登録します。`}
      back={<BackLink to={paths.deskBranch('operator', branch.id)}>{name}</BackLink>}
    >
      <ExternalForm branchId={branch.id} cashBalance={branch.cashBalance} query={answer} />
    </DeskPage>
  );
}

import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BranchSelect } from '../../components/BranchSelect.tsx';
import { TripsPage } from '../../components/TripsPage.tsx';
import { isDesk } from '../../lib/viewer.ts';
import { InvoiceList } from './InvoiceList.tsx';
import type { InvoicesScreenQuery } from './__generated__/InvoicesScreenQuery.graphql';

interface Props {
  data: {
    /** Out of the address; null for the viewer's own branch, or for every branch that a desk reaches. */
    branchId: string | null;
    query: PreloadedQuery<InvoicesScreenQuery>;
  };
}

/** What a branch owes for trips paid by invoice, month by month; the running month as a draft. */
export function Screen({ data: { branchId, query } }: Props) {
  const answer = usePreloadedQuery<InvoicesScreenQuery>(
    graphql`
      query InvoicesScreenQuery($branchId: ID) @throwOnFieldError {
        myself {
          role
        }
        ...InvoiceList_query @arguments(branchId: $branchId)
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const desk = isDesk(answer.myself);
  const show = (id: string) =>
    void navigate(id ? `${paths.invoices()}?${new URLSearchParams({ branch: id })}` : paths.invoices());
  return (
    <TripsPage>
      <PageTitle>請求書</PageTitle>
      <PageHeader
        title="請求書"
        description="請求書払いの予約を、月ごとにまとめてご請求します。PDFとCSVで保存できます。"
        actions={
          <LinkButton asChild variant="outline" size="sm">
            <Link to={paths.papers()}>発行済みの書類を探す</Link>
          </LinkButton>
        }
      />
      {desk && (
        <BranchSelect
          placeholder="すべての支店"
          value={branchId ?? ''}
          onChange={show}
          className={css({ maxWidth: '24rem' })}
        />
      )}
      <InvoiceList query={answer} desk={desk} />
    </TripsPage>
  );
}

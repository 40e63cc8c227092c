import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { TripsPage } from '../../components/TripsPage.tsx';

/** The same words for an invoice that never was, one that the viewer may not see, and a month that has ended. */
export function MissingInvoice() {
  return (
    <TripsPage>
      <PageTitle>請求書が見つかりません</PageTitle>
      <EmptyState
        icon="search"
        headingLevel={1}
        title="請求書が見つかりません"
        action={
          <LinkButton asChild>
            <Link to={paths.invoices()}>請求書の一覧へ</Link>
          </LinkButton>
        }
      >
        URLが正しくないか、下書きの月が終わって請求書になったか、この請求書を見る権限がありません。
      </EmptyState>
    </TripsPage>
  );
}

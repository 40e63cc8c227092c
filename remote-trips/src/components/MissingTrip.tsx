import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { TripsPage } from './TripsPage.tsx';

/** The same words for a trip that never was and for one that the viewer may not see. */
export function MissingTrip() {
  return (
    <TripsPage>
      <PageTitle>予約が見つかりません</PageTitle>
      <EmptyState
        icon="search"
        headingLevel={1}
        title="予約が見つかりません"
        action={
          <LinkButton asChild>
            <Link to={paths.trips()}>予約一覧へ</Link>
          </LinkButton>
        }
      >
        URLが正しくないか、この予約を見る権限がありません。
      </EmptyState>
    </TripsPage>
  );
}

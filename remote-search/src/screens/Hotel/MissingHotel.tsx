import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';

export function MissingHotel() {
  return (
    <Container>
      <PageTitle>ホテルが見つかりません</PageTitle>
      <EmptyState
        headingLevel={1}
        icon="hotel"
        title="ホテルが見つかりません"
        action={
          <LinkButton asChild>
            <Link to={paths.search()}>ホテルを探す</Link>
          </LinkButton>
        }
      >
        掲載が終了したか、アドレスが正しくない可能性があります。
      </EmptyState>
    </Container>
  );
}

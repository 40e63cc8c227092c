import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';

/** In place of the list when the address names no region or hotel that there is. */
export function UnknownPlace() {
  return (
    <EmptyState
      title="この目的地は見つかりません"
      headingLevel={1}
      action={
        <LinkButton asChild>
          <Link to={paths.search()}>新しく検索する</Link>
        </LinkButton>
      }
    >
      URLが正しくないか、現在は取り扱っていない目的地です。目的地を選び直して検索してください。
    </EmptyState>
  );
}

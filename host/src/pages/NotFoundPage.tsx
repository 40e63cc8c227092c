import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  return (
    <MessagePage heading="ページが見つかりません">
      <PageTitle>ページが見つかりません</PageTitle>
      <p>URLが正しくないか、ページが削除された可能性があります。</p>
      <p>
        <Link to={paths.search()}>ホテルを探す</Link>
      </p>
    </MessagePage>
  );
}

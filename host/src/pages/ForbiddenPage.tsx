import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { MessagePage } from './MessagePage.tsx';

export function ForbiddenPage() {
  return (
    <MessagePage heading="この画面を開く権限がありません">
      <PageTitle>権限がありません</PageTitle>
      <p>必要な場合は、会社の管理者へご相談ください。</p>
      <p>
        <Link to={paths.search()}>ホテルを探す</Link>
      </p>
    </MessagePage>
  );
}

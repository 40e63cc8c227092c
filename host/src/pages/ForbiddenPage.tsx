import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { MessagePage } from './MessagePage.tsx';

export function ForbiddenPage() {
  return (
    <MessagePage heading="この画面を開く権限がありません">
      <PageTitle>権限がありません</PageTitle>
      <p>お使いのアカウントでは利用できない画面です。必要な場合は、管理者へご相談ください。</p>
      <p>
        <Link to={paths.search()}>最初の画面へ</Link>
      </p>
    </MessagePage>
  );
}

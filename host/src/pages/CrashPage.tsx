import { PageTitle } from '@yado/shared/components/PageTitle';
import { Button } from '@yado/shared/ui/Button';
import { css } from '#styled/css';
import { MessagePage } from './MessagePage.tsx';

/** The outer boundary: the shell itself failed. */
export function CrashPage() {
  return (
    <main className={css({ paddingX: '4' })}>
      <MessagePage heading="予期しないエラーが発生しました">
        <PageTitle>エラー</PageTitle>
        <p>お手数ですが、ページを読み込み直してください。</p>
        <p>
          <Button onClick={() => location.reload()}>読み込み直す</Button>
        </p>
      </MessagePage>
    </main>
  );
}

import { PageTitle } from '@yado/shared/components/PageTitle';
import { useLocation, useNavigate } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { useEffect } from 'react';
import { css } from '#styled/css';
import { checkNatives } from '../natives/check-natives.ts';
import { MessagePage } from './MessagePage.tsx';

/** Error page for a failure of the shell. Opens the page again when overwritten natives were the cause. */
export function CrashPage() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (checkNatives()) void navigate(pathname + search + hash, { replace: true });
  }, [navigate, pathname, search, hash]);
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

import { Button } from '@yado/shared/ui/Button';
import { css } from '#styled/css';

/** Shown when the page has no release document that it may trust. */
export function BootFailure() {
  return (
    <main className={css({ maxWidth: '640px', marginX: 'auto', padding: '8', display: 'grid', gap: '4' })}>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>サイトを表示できません</h1>
      <p>サイトの構成情報を確認できませんでした。しばらくしてから、もう一度お試しください。</p>
      <p>
        <Button onClick={() => location.reload()}>読み込み直す</Button>
      </p>
    </main>
  );
}

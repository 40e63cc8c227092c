import { Button } from '@yado/shared/ui/Button';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import { findWrongClock, type WrongClock } from '../document/device-clock.ts';

/** Page for the case that no release document can be trusted, or that files of the site did not come. */
export function BootFailure({ isIncomplete = false }: { isIncomplete?: boolean }) {
  const [clock, setClock] = useState<WrongClock | null>(null);
  useEffect(() => void findWrongClock().then(setClock), []);
  return (
    <main className={css({ maxWidth: '640px', marginX: 'auto', padding: '8', display: 'grid', gap: '4' })}>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>サイトを表示できません</h1>
      <div role="status">
        {clock ? (
          <p>
            お使いの端末の日付が正しくないようです（端末: {dateText(clock.device)}、実際:{' '}
            {dateText(clock.server)}
            ）。端末の設定で日付と時刻の自動設定をオンにするか、正しい日付に直してから、読み込み直してください。
          </p>
        ) : (
          <p>
            {isIncomplete
              ? 'サイトの一部を読み込めませんでした。通信の状態を確認してから、もう一度お試しください。'
              : 'サイトの構成情報を確認できませんでした。しばらくしてから、もう一度お試しください。'}
          </p>
        )}
      </div>
      <p>
        <Button onClick={() => location.reload()}>読み込み直す</Button>
      </p>
    </main>
  );
}

function dateText(date: Date): string {
  return date.toLocaleDateString('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' });
}

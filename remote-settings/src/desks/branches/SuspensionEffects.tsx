import { css } from '#styled/css';

const list = css({ listStyle: 'disc', paddingLeft: '5', marginTop: '1', display: 'grid', gap: '1' });

/** What ends for a branch that is suspended, and what continues: a suspension stops purchases alone. */
export function SuspensionEffects() {
  return (
    <div className={css({ display: 'grid', gap: '4', marginBottom: '4' })}>
      <div>
        <p>次のことは、手続きの途中の人も含めて、すぐにできなくなります。</p>
        <ul className={list}>
          <li>新しい予約</li>
          <li>宿泊日の変更(新しい予約になるため)</li>
          <li>運営デスクでの外部手配の登録</li>
        </ul>
      </div>
      <div>
        <p>次のことは、これまでどおりできます。</p>
        <ul className={list}>
          <li>予約、宿泊確認書、請求書の確認</li>
          <li>予約のキャンセルと、宿泊者・ご要望の変更</li>
          <li>社員、支店情報、カードの設定</li>
        </ul>
      </div>
      <p>確定した予約と、確定の手続きが始まっている予約は取り消されません。利用はいつでも再開できます。</p>
    </div>
  );
}

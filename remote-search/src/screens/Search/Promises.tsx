import { Icon, type IconName } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

/** What makes booking here safe, for somebody who has nothing of their own here yet. */
export function Promises() {
  return (
    <ul className={points}>
      {promises.map(({ icon, title, text }) => (
        <li key={title} className={css({ display: 'flex', gap: '4' })}>
          <span className={badge}>
            <Icon name={icon} size={22} />
          </span>
          <span>
            <strong className={css({ display: 'block', fontWeight: 'bold', mb: '1' })}>{title}</strong>
            <span className={css({ color: 'text.muted', fontSize: 'sm', lineHeight: 'body' })}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'いつまで無料か、ひと目で',
    text: 'キャンセル料がかかり始める日時と金額を、現地時間と日本時間で予約の前に確かめられます。',
  },
  {
    icon: 'yen',
    title: '税込の総額を表示',
    text: '今回のお支払いと、宿泊税など現地でのお支払いを分けて表示します。',
  },
  {
    icon: 'invoice',
    title: '請求書払いに対応',
    text: '立て替えは不要です。会社への請求書払いと、登録したカードでのお支払いを選べます。',
  },
];

const points = css({
  mt: { base: '8', md: '12' },
  display: 'grid',
  gap: { base: '6', md: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
});
const badge = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  w: '11',
  h: '11',
  rounded: 'full',
  bg: 'primary.subtle',
  color: 'primary.onSubtle',
});

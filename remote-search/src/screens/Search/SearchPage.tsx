import { Container } from '@yado/shared/ui/Container';
import { Icon, type IconName } from '@yado/shared/ui/Icon';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  form: ReactNode;
  /** What the person did before, if anything. */
  recent?: ReactNode;
}

/** The start page without its data: one form, and what makes booking here safe. */
export function SearchPage({ form, recent }: Props) {
  return (
    <>
      <div className={hero}>
        <Container>
          <h1 className={css({ textStyle: 'display', textWrap: 'balance' })}>
            出張のホテルを、まとめて手配。
          </h1>
          <p className={css({ mt: '2', mb: '6', fontSize: { base: 'md', md: 'lg' }, opacity: '0.92' })}>
            国内・海外のホテルを検索して、請求書またはカードでそのまま予約できます。
          </p>
          <div className={panel}>{form}</div>
        </Container>
      </div>
      <Container>
        {recent}
        <ul className={points}>
          {promises.map(({ icon, title, text }) => (
            <li key={title} className={css({ display: 'flex', gap: '4' })}>
              <span className={badge}>
                <Icon name={icon} size={22} />
              </span>
              <span>
                <strong className={css({ display: 'block', fontWeight: 'bold', mb: '1' })}>{title}</strong>
                <span className={css({ color: 'text.muted', fontSize: 'sm', lineHeight: 'body' })}>
                  {text}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </>
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

const hero = css({
  pt: { base: '8', md: '18' },
  pb: { base: '8', md: '18' },
  bg: 'primary',
  color: 'primary.on',
});
const panel = css({
  bg: 'surface',
  color: 'text',
  rounded: 'lg',
  boxShadow: 'lg',
  p: { base: '4', md: '6' },
});
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

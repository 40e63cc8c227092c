import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { type Outlook, takesLong } from '../../lib/attempt-outlook.ts';
import { SupportContact } from '../../components/SupportContact.tsx';

interface Props {
  outlook: Outlook;
  prepareAgain: string;
  /** On the button to press again. */
  action: string;
}

/** The answer to the booking never came: what is known so far, and what to do. */
export function OutcomeUnknown({ outlook, prepareAgain, action }: Props) {
  if (outlook.kind === 'unsent') {
    return (
      <Banner tone="warning" title="予約はまだ行われていません">
        返事を受け取れませんでしたが、予約が始まっていないことを確認しました。内容はそのまま残っています。もう一度「
        {action}」を押してください。二重に予約されることはありません。
      </Banner>
    );
  }
  if (outlook.kind === 'failed') {
    return (
      <Banner
        tone="error"
        title="予約は成立しませんでした"
        action={
          <LinkButton asChild variant="outline" size="sm">
            <Link to={prepareAgain} replace>
              もう一度料金を確認する
            </Link>
          </LinkButton>
        }
      >
        お支払いは発生していません。もう一度、空室と料金をご確認ください。
      </Banner>
    );
  }
  const long = takesLong(outlook);
  return (
    <Banner
      tone="info"
      title="確認中 — 予約の結果を確認しています"
      action={
        long && (
          <LinkButton asChild variant="outline" size="sm">
            <Link to={paths.trips()}>予約一覧を見る</Link>
          </LinkButton>
        )
      }
    >
      <p>
        {outlook.unreachable
          ? 'いまサーバーに接続できません。接続が戻りしだい、自動で確認します。'
          : '返事を受け取れなかったため、予約の結果を問い合わせています。分かりしだい、この画面に表示します。'}
      </p>
      <p>このままお待ちください。ページを読み込み直しても、別の予約にはなりません。</p>
      {long && <SupportContact>時間がかかっています。お急ぎのときは、お問い合わせください。</SupportContact>}
    </Banner>
  );
}

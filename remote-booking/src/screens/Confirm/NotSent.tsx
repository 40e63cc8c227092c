import { Banner } from '@yado/shared/ui/Banner';

interface Props {
  busy: string | null;
  /** On the button to press again. */
  action: string;
}

/** Nothing was begun: there is no connection, or the server asks for patience in the words of `busy`. */
export function NotSent({ busy, action }: Props) {
  if (busy !== null) {
    return (
      <Banner tone="error" title="予約はまだ行われていません">
        {busy}内容はそのまま残っています。
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="オフラインのため、予約は送信されていません">
      インターネットへの接続を確認し、もう一度「{action}」を押してください。内容はそのまま残っています。
    </Banner>
  );
}

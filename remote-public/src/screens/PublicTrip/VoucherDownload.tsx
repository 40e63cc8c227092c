import { useRelayEnvironment, fetchQuery, graphql } from 'react-relay';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { css } from '#styled/css';
import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { VoucherDownloadQuery } from './__generated__/VoucherDownloadQuery.graphql';

type Language = 'ja-JP' | 'en-US';

interface Props {
  publicKey: string;
  /** At least one; rooms that nobody can stay in are left out by the server. */
  roomNumbers: readonly number[];
}

/** The sheets as a PDF, in either language. Its link lives for a few minutes, so each press asks for one. */
export function VoucherDownload({ publicKey, roomNumbers }: Props) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<Language | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async (language: Language) => {
    setBusy(language);
    setFailure(null);
    try {
      const answer = await fetchQuery<VoucherDownloadQuery>(
        environment,
        graphql`
          query VoucherDownloadQuery($key: String!, $roomNumbers: [Int!]!, $language: String!)
          @throwOnFieldError {
            travelVoucherDownloadLinkByKey(key: $key, roomNumbers: $roomNumbers, language: $language) {
              url
            }
          }
        `,
        { key: publicKey, roomNumbers, language },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const url = answer?.travelVoucherDownloadLinkByKey?.url;
      if (url) location.assign(url);
      else
        setFailure(
          'ダウンロードできる確認書がありません。公開が終了したか、客室がキャンセルされています。ページを読み込み直してお確かめください。',
        );
    } catch (error) {
      setFailure(actionFailureMessage('ダウンロード', error));
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          startIcon={<Icon name="download" />}
          loading={busy === 'ja-JP'}
          loadingText="作成しています"
          disabled={busy === 'en-US'}
          onClick={() => void download('ja-JP')}
        >
          PDF(日本語)
        </Button>
        <Button
          variant="outline"
          startIcon={<Icon name="download" />}
          loading={busy === 'en-US'}
          loadingText="作成しています"
          disabled={busy === 'ja-JP'}
          onClick={() => void download('en-US')}
        >
          <span lang="en">PDF (English)</span>
        </Button>
        <Button variant="ghost" startIcon={<Icon name="print" />} onClick={() => window.print()}>
          印刷する
        </Button>
      </div>
      {failure && <Banner tone="error">{failure}</Banner>}
    </div>
  );
}

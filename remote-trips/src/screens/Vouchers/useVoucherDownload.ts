import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DocumentLanguage } from '../../lib/document-language.ts';
import { openDownload } from '../../lib/open-download.ts';
import type { useVoucherDownloadQuery } from './__generated__/useVoucherDownloadQuery.graphql';

/** Asks for a link that is good for minutes and opens it; resolves to what went wrong, or null. */
export function useVoucherDownload() {
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const download = async (
    key: string,
    roomNumbers: readonly number[],
    language: DocumentLanguage,
  ): Promise<string | null> => {
    setIsAsking(true);
    try {
      const answer = await fetchQuery<useVoucherDownloadQuery>(
        environment,
        graphql`
          query useVoucherDownloadQuery($key: String!, $roomNumbers: [Int!]!, $language: String!)
          @throwOnFieldError {
            travelVoucherDownloadLinkByKey(key: $key, roomNumbers: $roomNumbers, language: $language) {
              url
            }
          }
        `,
        { key, roomNumbers, language },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const url = answer?.travelVoucherDownloadLinkByKey?.url;
      if (!url) return 'リンクが無効になったか、客室がキャンセルされました。予約の詳細をご確認ください。';
      openDownload(url);
      return null;
    } catch (error) {
      return actionFailureMessage('宿泊確認書の作成', error);
    } finally {
      setIsAsking(false);
    }
  };
  return { download, isAsking };
}

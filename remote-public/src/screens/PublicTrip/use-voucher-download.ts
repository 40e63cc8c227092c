import { useFileLink } from '@yado/shared/files/use-file-link';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useVoucherDownloadQuery } from './__generated__/useVoucherDownloadQuery.graphql';

export const noVoucherText =
  'ダウンロードできる確認書がありません。公開が終了したか、客室がキャンセルされています。ページを読み込み直してお確かめください。';

/** The vouchers as one file, for a guest with the trip's key; rooms that nobody can stay in are left out. */
export function useVoucherDownload(key: string, roomNumbers: readonly number[]) {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '宿泊確認書の作成',
    none: noVoucherText,
    ask: async (language: 'ja-JP' | 'en-US') => {
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
      return answer?.travelVoucherDownloadLinkByKey?.url;
    },
  });
}

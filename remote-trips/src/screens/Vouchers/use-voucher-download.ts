import { useFileLink } from '@yado/shared/files/use-file-link';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  TravelVoucherDownloadLinkInput,
  useVoucherDownloadQuery,
} from './__generated__/useVoucherDownloadQuery.graphql';

/** The vouchers of a trip's rooms as one file. */
export function useVoucherDownload() {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '宿泊確認書の作成',
    none: '客室がキャンセルされたか、この予約を見られなくなりました。予約の詳細をご確認ください。',
    ask: async (input: TravelVoucherDownloadLinkInput) => {
      const answer = await fetchQuery<useVoucherDownloadQuery>(
        environment,
        graphql`
          query useVoucherDownloadQuery($input: TravelVoucherDownloadLinkInput!) @throwOnFieldError {
            travelVoucherDownloadLink(input: $input) {
              url
            }
          }
        `,
        { input },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.travelVoucherDownloadLink?.url;
    },
  });
}

import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { openDownload } from '../../lib/open-download.ts';
import type {
  TravelVoucherDownloadLinkInput,
  useVoucherDownloadQuery,
} from './__generated__/useVoucherDownloadQuery.graphql';

/** Asks for a link that is good for minutes and opens it; resolves to what went wrong, or null. */
export function useVoucherDownload() {
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const download = async (input: TravelVoucherDownloadLinkInput): Promise<string | null> => {
    setIsAsking(true);
    try {
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
      const url = answer?.travelVoucherDownloadLink?.url;
      if (!url)
        return '客室がキャンセルされたか、この予約を見られなくなりました。予約の詳細をご確認ください。';
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

import { useFileLink } from '@yado/shared/files/use-file-link';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReceiptDownloadQuery } from './__generated__/useReceiptDownloadQuery.graphql';

/** A paper of a trip as a document, by its id. */
export function useReceiptDownload() {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '領収書の保存',
    none: 'この領収書は保存できません。ページを再読み込みしてください。',
    ask: async (receiptId: string) => {
      const answer = await fetchQuery<useReceiptDownloadQuery>(
        environment,
        graphql`
          query useReceiptDownloadQuery($receiptId: ID!) @throwOnFieldError {
            receiptDownloadLink(receiptId: $receiptId) {
              url
            }
          }
        `,
        { receiptId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.receiptDownloadLink?.url;
    },
  });
}

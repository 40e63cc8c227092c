import { useFileLink } from '@yado/shared/files/use-file-link';
import type { Known } from '@yado/shared/contract/known';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DocFormat, useInvoiceDownloadQuery } from './__generated__/useInvoiceDownloadQuery.graphql';

export type InvoiceFormat = Known<DocFormat>;

/** An invoice as a document or as a table. */
export function useInvoiceDownload(invoiceId: string) {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '請求書の作成',
    none: 'この請求書はまだ保存できません。一覧を開き直してください。',
    ask: async (format: InvoiceFormat) => {
      const answer = await fetchQuery<useInvoiceDownloadQuery>(
        environment,
        graphql`
          query useInvoiceDownloadQuery($input: InvoiceDownloadLinkInput!) @throwOnFieldError {
            invoiceDownloadLink(input: $input) {
              url
            }
          }
        `,
        { input: { invoiceId, format } },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.invoiceDownloadLink?.url;
    },
  });
}

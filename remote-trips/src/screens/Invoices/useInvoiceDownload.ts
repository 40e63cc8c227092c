import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { Known } from '@yado/shared/relay/known';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { openDownload } from '../../lib/open-download.ts';
import type { DocFormat, useInvoiceDownloadQuery } from './__generated__/useInvoiceDownloadQuery.graphql';

export type InvoiceFormat = Known<DocFormat>;

/** Asks for a link that is good for minutes and opens it; resolves to what went wrong, or null. */
export function useInvoiceDownload() {
  const environment = useRelayEnvironment();
  const [asking, setAsking] = useState<InvoiceFormat | null>(null);
  const download = async (invoiceId: string, format: InvoiceFormat): Promise<string | null> => {
    setAsking(format);
    try {
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
      const url = answer?.invoiceDownloadLink?.url;
      if (!url) return 'この請求書はまだ保存できません。一覧を開き直してください。';
      openDownload(url);
      return null;
    } catch (error) {
      return actionFailureMessage('請求書の作成', error);
    } finally {
      setAsking(null);
    }
  };
  return { download, asking };
}

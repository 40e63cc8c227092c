import { useFileLink } from '@yado/shared/files/use-file-link';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePaperDownloadQuery } from './__generated__/usePaperDownloadQuery.graphql';

/** A paper as it was issued. */
export function usePaperDownload(paperId: string) {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '書類の保存',
    none: 'この書類は保存できません。一覧を開き直してください。',
    ask: async (_format: 'PDF') => {
      const answer = await fetchQuery<usePaperDownloadQuery>(
        environment,
        graphql`
          query usePaperDownloadQuery($paperId: ID!) @throwOnFieldError {
            paperDownloadLink(paperId: $paperId) {
              url
            }
          }
        `,
        { paperId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.paperDownloadLink?.url;
    },
  });
}

import { useFileLink } from '@yado/shared/files/use-file-link';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useEvidenceDownloadQuery } from './__generated__/useEvidenceDownloadQuery.graphql';

/** What speaks for a disputed payment, as one PDF. */
export function useEvidenceDownload() {
  const environment = useRelayEnvironment();
  return useFileLink({
    what: '証拠書類の作成',
    none: '証拠書類を作成できません。一覧を開き直してください。',
    ask: async (taskId: string) => {
      const answer = await fetchQuery<useEvidenceDownloadQuery>(
        environment,
        graphql`
          query useEvidenceDownloadQuery($taskId: ID!) @throwOnFieldError {
            disputeEvidenceDownloadLink(taskId: $taskId) {
              url
            }
          }
        `,
        { taskId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.disputeEvidenceDownloadLink?.url;
    },
  });
}

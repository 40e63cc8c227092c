import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  TravelDetailDownloadLinkInput,
  useDetailDownloadQuery,
} from './__generated__/useDetailDownloadQuery.graphql';
import { openDownload } from '@yado/shared/files/open-download';

/** In words, or the characters of the addressee that the paper can't show. */
type Failure = { message: string } | { unprintable: readonly string[] };

/** Asks for a link that is good for minutes and opens it; resolves to what went wrong, or null. */
export function useDetailDownload() {
  const environment = useRelayEnvironment();
  return async (input: TravelDetailDownloadLinkInput): Promise<Failure | null> => {
    try {
      const answer = await fetchQuery<useDetailDownloadQuery>(
        environment,
        graphql`
          query useDetailDownloadQuery($input: TravelDetailDownloadLinkInput!) @throwOnFieldError {
            travelDetailLink(input: $input) {
              ... on DownloadLink {
                url
              }
              ... on UnprintableAddresseeError {
                characters
              }
            }
          }
        `,
        { input },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const { url, characters } = answer?.travelDetailLink ?? {};
      if (characters) return { unprintable: characters };
      if (!url) return { message: 'この予約の明細は作成できません。予約一覧から開き直してください。' };
      openDownload(url);
      return null;
    } catch (error) {
      return { message: actionFailureMessage('予約明細の作成', error) };
    }
  };
}

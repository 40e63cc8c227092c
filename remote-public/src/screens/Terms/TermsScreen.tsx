import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Document } from '../../components/Document.tsx';
import { MissingPage } from '../../components/MissingPage.tsx';
import type { TermsScreenQuery } from './__generated__/TermsScreenQuery.graphql';

/** 利用規約, the site's or an agency's own. */
export function Screen({ data }: { data: PreloadedQuery<TermsScreenQuery> }) {
  const { terms } = usePreloadedQuery<TermsScreenQuery>(
    graphql`
      query TermsScreenQuery($contentId: String!) @throwOnFieldError {
        terms(contentId: $contentId) {
          title
          body
        }
      }
    `,
    data,
  );
  if (!terms) return <MissingPage heading="規約が見つかりません" />;
  return (
    <>
      <PageTitle>{terms.title}</PageTitle>
      <Document title={terms.title} body={terms.body} />
    </>
  );
}

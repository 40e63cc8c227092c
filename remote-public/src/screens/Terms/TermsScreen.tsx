import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { TextLink } from '@yado/shared/ui/TextLink';
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
  if (!terms) {
    return (
      <MissingPage heading="規約が見つかりません">
        <p>URLが正しくないか、公開が終了しています。</p>
        <p>
          <TextLink asChild>
            <Link to={paths.terms(getSite().brand.termsContentId)}>現在の利用規約を読む</Link>
          </TextLink>
        </p>
      </MissingPage>
    );
  }
  return (
    <>
      <PageTitle>{terms.title}</PageTitle>
      <Document title={terms.title} body={terms.body} />
    </>
  );
}

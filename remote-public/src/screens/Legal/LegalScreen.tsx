import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Document } from '../../components/Document.tsx';
import type { LegalScreenQuery } from './__generated__/LegalScreenQuery.graphql';

/** 特定商取引法に基づく表記. */
export function Screen({ data }: { data: PreloadedQuery<LegalScreenQuery> }) {
  const { transactionLaw } = usePreloadedQuery<LegalScreenQuery>(
    graphql`
      query LegalScreenQuery @throwOnFieldError {
        transactionLaw {
          title
          body
        }
      }
    `,
    data,
  );
  return (
    <>
      <PageTitle>{transactionLaw.title}</PageTitle>
      <Document title={transactionLaw.title} body={transactionLaw.body} />
    </>
  );
}

import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Document } from '../../components/Document.tsx';
import type { PdfGuideScreenQuery } from './__generated__/PdfGuideScreenQuery.graphql';

/** How to print and to keep pages as PDF. */
export function Screen({ data }: { data: PreloadedQuery<PdfGuideScreenQuery> }) {
  const { pdfPrintGuide } = usePreloadedQuery<PdfGuideScreenQuery>(
    graphql`
      query PdfGuideScreenQuery @throwOnFieldError {
        pdfPrintGuide {
          title
          body
        }
      }
    `,
    data,
  );
  return (
    <>
      <PageTitle>{pdfPrintGuide.title}</PageTitle>
      <Document title={pdfPrintGuide.title} body={pdfPrintGuide.body} />
    </>
  );
}

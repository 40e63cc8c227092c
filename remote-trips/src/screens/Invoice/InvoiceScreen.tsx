import { PageTitle } from '@yado/shared/components/PageTitle';
import { codeLabels } from '@yado/shared/format/code-labels';
import { formatDateNumeric, formatMonth } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { paths } from '@yado/shared/routing/paths';
import { BackLink } from '../../components/BackLink.tsx';
import { TripsPage } from '../../components/TripsPage.tsx';
import { reducedRateNote, sumText, taxRateText } from '../../lib/invoice-line-text.ts';
import { proofText } from '../../lib/tax-basis-text.ts';
import { sumByDepartment } from '../../lib/sum-by-department.ts';
import { isDesk } from '../../lib/viewer.ts';
import { InvoiceDownloads } from '../Invoices/InvoiceDownloads.tsx';
import { InvoiceState } from '../Invoices/InvoiceState.tsx';
import { OperatorInvoiceActions } from '../Invoices/operator-invoice-actions.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { JpPintNote } from './JpPintNote.tsx';
import { MissingInvoice } from './MissingInvoice.tsx';
import type { InvoiceScreenQuery } from './__generated__/InvoiceScreenQuery.graphql';

/** What an invoice bills, room by room; for the running month what it would bill by what is known today. */
export function Screen({ data: query }: { data: PreloadedQuery<InvoiceScreenQuery> }) {
  const { invoice, myself } = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($id: ID!) @throwOnFieldError {
        myself {
          role
        }
        invoice(id: $id) {
          status
          startDate
          dueDate
          totalPrice
          issuerName
          companyBranch {
            companyName
            branchName
          }
          taxTotals {
            taxRatePercent
            proof
            price
            taxPrice
          }
          lines {
            departmentIdByEmployee
            price
            taxRatePercent
            taxBasis
            isElsewhere
            ...InvoiceLines_lines
          }
          ...InvoiceState_invoice
          ...InvoicePayments_invoice
          ...InvoiceDownloads_invoice
          ...JpPintNote_invoice
          ...OperatorInvoiceActions_invoice
        }
      }
    `,
    query,
  );
  if (!invoice) return <MissingInvoice />;
  const { companyBranch, lines, taxTotals } = invoice;
  const title = `${formatMonth(invoice.startDate)}の請求書`;
  const isDraft = invoice.status === 'DRAFT';
  const desk = isDesk(myself);
  const rateNote = reducedRateNote(taxTotals);
  const departments = sumByDepartment(lines);
  return (
    <TripsPage density="compact">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        density="compact"
        back={<BackLink to={paths.invoices()}>請求書の一覧</BackLink>}
        description={
          isDraft ? '今月の途中の明細です。月末までの予約、キャンセル、返金で変わります。' : undefined
        }
        actions={<InvoiceDownloads invoice={invoice} />}
      />
      <div className={summary}>
        <Card heading="ご請求">
          <DescriptionList
            layout="sums"
            items={[
              ...taxTotals.map(({ taxRatePercent, proof, price, taxPrice }) => {
                const ofRate = lines.filter((line) => line.taxRatePercent === taxRatePercent);
                const by = proofText(proof, ofRate);
                const tax = `うち消費税 ${formatYen(taxPrice)}${by ? `・参考、${by}` : ''}`;
                return {
                  term:
                    taxRatePercent == null ? '消費税対象外' : `${taxRateText(taxRatePercent)}対象(${tax})`,
                  description: formatYen(price),
                };
              }),
              {
                term: sumText('ご請求額', taxTotals),
                description: formatYen(invoice.totalPrice),
                strong: true,
              },
            ]}
          />
          {rateNote && <p className={css({ marginTop: '2', fontSize: 'sm' })}>{rateNote}</p>}
        </Card>
        <Card heading="請求書の状況">
          <InvoiceState invoice={invoice} />
          <DescriptionList
            items={[
              { term: '請求先', description: `${companyBranch.companyName} ${companyBranch.branchName}` },
              { term: '発行者', description: invoice.issuerName },
              {
                term: '支払期限',
                description: `${formatDateNumeric(invoice.dueDate)}${isDraft ? '(予定)' : ''}`,
              },
            ]}
          />
          <JpPintNote invoice={invoice} desk={desk} />
          {desk && (
            <Suspense>
              <OperatorInvoiceActions invoice={invoice} />
            </Suspense>
          )}
        </Card>
        <InvoicePayments invoice={invoice} desk={desk} />
        {departments.some(({ department }) => department !== null) && (
          <Card heading={`${codeLabels.department}ごとの合計`}>
            <DescriptionList
              layout="sums"
              items={departments.map(({ department, price }) => ({
                term: department ?? 'コードなし',
                description: formatYen(price),
              }))}
            />
          </Card>
        )}
      </div>
      <InvoiceLines lines={lines} />
    </TripsPage>
  );
}

const summary = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
});

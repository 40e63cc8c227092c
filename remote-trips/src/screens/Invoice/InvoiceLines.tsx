import { codeLabels } from '@yado/shared/format/code-labels';
import { formatDateNumeric } from '@yado/shared/format/dates';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Price } from '@yado/shared/ui/Price';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { invoiceLineText, reducedRateNote, taxRateText } from '../../lib/invoice-line-text.ts';
import { hotelNumberText, taxBasisText } from '../../lib/tax-basis-text.ts';
import type {
  InvoiceLines_lines$data,
  InvoiceLines_lines$key,
} from './__generated__/InvoiceLines_lines.graphql';

type Line = InvoiceLines_lines$data[number];

const columns: readonly TableColumn<Line>[] = [
  {
    id: 'trip',
    header: '予約番号',
    primary: true,
    cell: ({ travelId, travelNumber }) => (
      <TextLink asChild>
        <Link to={paths.trip(travelId)}>{travelNumber}</Link>
      </TextLink>
    ),
  },
  {
    id: 'stay',
    header: '宿泊日',
    cell: ({ checkin, checkout }) => `${formatDateNumeric(checkin)} 〜 ${formatDateNumeric(checkout)}`,
  },
  {
    id: 'what',
    header: '内容',
    cell: (line) => (
      <>
        <span className={css({ display: 'block' })}>{line.hotelName}</span>
        <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>
          {invoiceLineText(line)}・{line.guestName} 様
        </span>
      </>
    ),
  },
  {
    id: 'company',
    header: codeLabels.company,
    cell: ({ companyIdByEmployee }) => companyIdByEmployee ?? '—',
  },
  {
    id: 'department',
    header: codeLabels.department,
    cell: ({ departmentIdByEmployee }) => departmentIdByEmployee ?? '—',
  },
  {
    id: 'tax',
    header: '税率・根拠',
    cell: (line) => (
      <>
        <span className={css({ display: 'block' })}>{taxRateText(line.taxRatePercent)}</span>
        {[line.taxRatePercent == null ? null : taxBasisText(line), hotelNumberText(line)]
          .filter((text) => text !== null)
          .map((text) => (
            <span key={text} className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>
              {text}
            </span>
          ))}
      </>
    ),
  },
  {
    id: 'price',
    header: '金額',
    align: 'end',
    cell: ({ price, taxRatePercent }) => (
      <Price amount={price} size="sm" taxIncluded={taxRatePercent != null} />
    ),
  },
];

/** One line for each room and credit, in the order of the paper. */
export function InvoiceLines({ lines }: { lines: InvoiceLines_lines$key }) {
  const rows = useFragment(
    graphql`
      fragment InvoiceLines_lines on InvoiceLine @relay(plural: true) {
        id
        kind
        canceled
        isLocalTax
        travelId
        travelNumber
        hotelName
        guestName
        checkin
        checkout
        price
        taxRatePercent
        taxBasis
        isElsewhere
        hotelRegistrationNumber
        deductiblePercent
        companyIdByEmployee
        departmentIdByEmployee
      }
    `,
    lines,
  );
  const note = reducedRateNote(rows);
  if (rows.length === 0) return <EmptyState icon="invoice" title="明細はありません" />;
  return (
    <Card as="div" padding="none">
      <Table<Line>
        caption="請求の明細"
        rows={rows}
        rowKey={({ id }) => id}
        density="compact"
        columns={columns}
      />
      {note && <p className={css({ paddingX: '3', paddingBottom: '3', fontSize: 'sm' })}>{note}</p>}
    </Card>
  );
}

import {
  type BilledPartField,
  type BilledPartsEntry,
  sumBilledParts,
} from '@yado/shared/format/billed-parts-entry';
import type { BilledTaxProblems } from '@yado/shared/format/billed-tax-entry';
import { formatYen, formatYenDifference } from '@yado/shared/format/yen';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';

interface Props {
  parts: BilledPartsEntry;
  /** Of the trip; null while it is not known. */
  price: number | null;
  problems: BilledTaxProblems;
  onChange: (parts: BilledPartsEntry) => void;
}

const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
});

/** A bill by rate: what is of each with its tax, and what is outside of tax; together the price. */
export function BilledPartsFields({ parts, price, problems, onChange }: Props) {
  const yen = (field: BilledPartField, label: string, helper?: string) => (
    <Field label={label} error={problems[field]} helper={helper}>
      <TextInput
        name={field}
        inputMode="numeric"
        autoComplete="off"
        value={parts[field]}
        endElement="円"
        onChange={({ target }) => onChange({ ...parts, [field]: target.value })}
      />
    </Field>
  );
  const sum = sumBilledParts(parts);
  return (
    <>
      <p className={css({ fontSize: 'sm' })}>
        請求書のとおりに、料金の全額を税率ごとに分けて入力します。ない区分は空欄にします。
      </p>
      <div className={pair}>
        {yen('billedPrice10', '10%対象の金額(税込)')}
        {yen('billedTax10', '10%対象の消費税額')}
      </div>
      <div className={pair}>
        {yen('billedPrice8', '8%対象の金額(税込)')}
        {yen('billedTax8', '8%対象の消費税額')}
      </div>
      {yen('billedUntaxed', '対象外の金額(不課税)', '手配先の請求書にある入湯税・宿泊税など')}
      <p className={css({ fontSize: 'sm' })}>
        内訳の合計 {formatYen(sum)}
        {price !== null && ` / 料金 ${formatYen(price)}(差額 ${formatYenDifference(sum - price)})`}
      </p>
    </>
  );
}

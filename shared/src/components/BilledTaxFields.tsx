import {
  type BilledTaxEntry,
  type BilledTaxProblems,
  severalRates,
} from '@yado/shared/format/billed-tax-entry';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { BilledPartsFields } from './BilledPartsFields.tsx';

interface Props {
  entry: BilledTaxEntry;
  /** Of the trip; null while it is not known. */
  price: number | null;
  problems: BilledTaxProblems;
  onChange: (entry: BilledTaxEntry) => void;
  /** The bill is there: its rate has to be chosen. */
  required?: boolean;
}

const rates = [
  { value: '10', label: '10%' },
  { value: '8', label: '8%(軽減税率)' },
  { value: severalRates, label: '複数の税率・不課税がある' },
];
const noBill = { value: '', label: '請求書がまだ届いていない' };

/** Rate, amount and number, as they are on the bill for a trip that was arranged elsewhere. */
export function BilledTaxFields({ entry, price, problems, onChange, required = false }: Props) {
  return (
    <>
      <Field
        label="手配先の請求書の消費税率"
        required={required}
        helper={
          required
            ? undefined
            : '届いたら、予約の画面で記録できます。それまでは10%、手配先が適格請求書を交付するものとして扱います。'
        }
      >
        <Select
          name="billedRate"
          options={required ? rates : [noBill, ...rates]}
          value={entry.rate}
          onChange={({ target }) => onChange({ ...entry, rate: target.value })}
        />
      </Field>
      {entry.rate === severalRates && (
        <BilledPartsFields
          parts={entry.parts}
          price={price}
          problems={problems}
          onChange={(parts) => onChange({ ...entry, parts })}
        />
      )}
      {entry.rate !== '' && (
        <>
          {entry.rate !== severalRates && (
            <Field
              label="手配先の請求書の消費税額(全室の合計)"
              required
              error={problems.billedPrice}
              helper="料金に含まれる消費税を、請求書のとおりに入力します。"
            >
              <TextInput
                name="billedPrice"
                inputMode="numeric"
                autoComplete="off"
                value={entry.price}
                endElement="円"
                onChange={({ target }) => onChange({ ...entry, price: target.value })}
              />
            </Field>
          )}
          <Field
            label="手配先の請求書の登録番号"
            optional
            error={problems.billedNumber}
            helper="Tと13桁の数字。請求書に記載がないときは空欄にします。適格請求書のない宿泊として扱います。"
          >
            <TextInput
              name="billedNumber"
              autoComplete="off"
              value={entry.number}
              onChange={({ target }) => onChange({ ...entry, number: target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}

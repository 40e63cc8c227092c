import { formatYen } from '@yado/shared/format/yen';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { usePaymentForm } from './use-payment-form.ts';

interface Props {
  invoiceId: string;
  /** Whose invoice of which month. */
  name: string;
  issuedAt: string;
  totalPrice: number;
  openPrice: number;
  onClose: () => void;
}

/** Records money that came in for an invoice, in whole or in part. Mounted again for each payment. */
export function RecordPaymentDialog({ invoiceId, name, issuedAt, totalPrice, openPrice, onClose }: Props) {
  const { form, entry, isFixed, limits, change } = usePaymentForm({
    invoiceId,
    issuedAt,
    open: openPrice,
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="入金を記録"
      submitLabel="入金を記録する"
      pendingLabel="記録しています"
      form={form}
    >
      <DescriptionList
        layout="sums"
        items={[
          { term: '請求書', description: name },
          { term: '請求額', description: formatYen(totalPrice) },
          { term: '入金済み', description: formatYen(totalPrice - openPrice) },
          { term: '残り', description: formatYen(openPrice), strong: true },
        ]}
      />
      <Field label="入金日" required readOnly={isFixed} error={form.problems.paidOn}>
        <TextInput
          type="date"
          name="paidOn"
          min={limits.issuedOn}
          max={limits.today}
          value={entry.paidOn}
          onChange={({ target }) => change({ paidOn: target.value })}
        />
      </Field>
      <Field
        label="入金額(円)"
        required
        readOnly={isFixed}
        error={form.problems.price}
        helper="一部だけの入金も記録できます。支店の請求書払いの残りに、同じ額が戻ります。間違えた記録は、明細の画面で取り消せます。"
      >
        <TextInput
          name="price"
          inputMode="numeric"
          autoComplete="off"
          value={entry.price}
          onChange={({ target }) => change({ price: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

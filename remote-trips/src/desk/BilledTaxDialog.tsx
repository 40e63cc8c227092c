import { actionMessage } from '@yado/shared/errors/action-message';
import {
  type BilledTaxEntry,
  type BilledTaxField,
  findBilledTaxProblem,
  readBilledTax,
} from '@yado/shared/format/billed-tax-entry';
import { billedTaxMessages } from '@yado/shared/format/billed-tax-messages';
import { BilledTaxFields } from '@yado/shared/components/BilledTaxFields';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import type { Known } from '@yado/shared/contract/known';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { useRecordBilledTax } from './use-record-billed-tax.ts';
import type { BilledTaxErrorCode } from './__generated__/useRecordBilledTaxMutation.graphql';

const messages: Readonly<Record<Known<BilledTaxErrorCode>, string>> = {
  TRAVEL_NOT_FOUND: '予約が見つかりません。画面を読み込み直してください。',
  NOT_FROM_ELSEWHERE: '国内の外部手配の予約でないため、記録できません。',
  ...billedTaxMessages,
};

interface Props {
  travelId: string;
  /** Of the whole trip, as it was booked. */
  price: number;
  seen: BilledTaxEntry;
  open: boolean;
  onClose: () => void;
}

/** Records the tax of a trip from elsewhere, when its bill has come. Mounted again for each attempt. */
export function BilledTaxDialog({ travelId, price, seen, open, onClose }: Props) {
  const [recordBilledTax] = useRecordBilledTax();
  const [entry, setEntry] = useState(seen);
  const form = useForm<BilledTaxField>({
    check: () => readBilledTax(entry, price).problems ?? {},
    send: async ({ show, fail }) => {
      const { billedTax } = readBilledTax(entry, price);
      if (!billedTax) return;
      const result = await recordBilledTax({ input: { travelId, billedTax } });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: '請求書の消費税を記録しました' });
        onClose();
        return;
      }
      const problem = result.kind === 'refused' ? findBilledTaxProblem(result.code, result.refusal) : null;
      if (problem) show({ [problem.field]: problem.text });
      else fail(actionMessage('消費税の記録', result, messages));
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="手配先の請求書の消費税"
      submitLabel="記録する"
      pendingLabel="記録しています"
      form={form}
    >
      <BilledTaxFields required entry={entry} price={price} problems={form.problems} onChange={setEntry} />
      <p>
        発行済みの請求書は変わりません。税率と登録番号は、これから発行する請求書の明細に使います。内訳がある請求書の料金は、税率ごとの明細に分け、客室ごとに按分します。税額は予約の画面、予約一覧のCSV、予約明細に記載します。請求書の消費税額は、当社の請求額から税率ごとに計算するため、この税額と異なることがあります。
      </p>
    </FormDialog>
  );
}

import { formatYen } from '@yado/shared/format/yen';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { Banner } from '@yado/shared/ui/Banner';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { TextInput } from '@yado/shared/ui/TextInput';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { refundable } from './check-refund.ts';
import type { RefundAttempt } from './refund-attempt.ts';
import { useRefundForm } from './use-refund-form.ts';
import type { RefundRoomDialog_room$key } from './__generated__/RefundRoomDialog_room.graphql';

interface Props {
  room: RefundRoomDialog_room$key;
  attempt: RefundAttempt;
  /** What to continue with after this dialog. */
  onAttempt: (attempt: RefundAttempt) => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
  open: boolean;
  onClose: () => void;
}

/** Gives money back for one room outside the cancel policy. Mounted again for each attempt. */
export function RefundRoomDialog({ room, open, ...rest }: Props) {
  const { id, roomNumber, roomName, paymentPrice, refundPrice } = useFragment(
    graphql`
      fragment RefundRoomDialog_room on ExpediaHotelRoom {
        id
        roomNumber
        roomName
        paymentPrice
        refundPrice
      }
    `,
    room,
  );
  const left = refundable({ paymentPrice, refundPrice });
  const { onClose } = rest;
  const { form, entry, isFixed, change } = useRefundForm({ roomId: id, left, ...rest });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${roomNumber}室目への返金`}
      submitLabel="返金を確定する"
      pendingLabel="返金しています"
      tone="danger"
      form={form}
    >
      {isFixed && !form.failure && (
        <Banner tone="warning" announce="off">
          前に送った返金の結果を確認できていません。金額と理由はそのままで、もう一度送ってください。二重に返金されることはありません。
        </Banner>
      )}
      <DescriptionList
        layout="sums"
        items={[
          { term: '客室', description: roomName },
          { term: '宿泊料金(税込)', description: formatYen(paymentPrice) },
          { term: '返金済み', description: formatYen(refundPrice ?? 0) },
          { term: '返金できる残り', description: formatYen(left), strong: true },
        ]}
      />
      <Field
        label="返金する金額(円)"
        required
        readOnly={isFixed}
        error={form.problems.price}
        helper="お支払いと同じ方法で戻します。カードへ返金、または請求書払いの残りに戻ります。"
      >
        <TextInput
          name="price"
          inputMode="numeric"
          autoComplete="off"
          value={entry.price}
          onChange={({ target }) => change({ price: target.value })}
        />
      </Field>
      <Field
        label="返金の理由"
        required
        readOnly={isFixed}
        error={form.problems.reason}
        helper="1000文字まで。予約者への返金のお知らせメールと、支店の方も見られる予約の履歴に、このまま記載します。"
      >
        <TextArea
          name="reason"
          rows={2}
          autoresize
          value={entry.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
        返金は取り消せません。客室の予約の状態は変わりません。
      </p>
    </FormDialog>
  );
}

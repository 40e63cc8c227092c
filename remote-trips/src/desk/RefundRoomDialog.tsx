import { formatYen } from '@yado/shared/format/yen';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { refundable } from './check-refund.ts';
import type { RefundAttempt } from './refund-attempt.ts';
import { useRefundForm } from './use-refund-form.ts';
import type { RefundRoomDialog_room$key } from './__generated__/RefundRoomDialog_room.graphql';

interface Props {
  room: RefundRoomDialog_room$key;
  attempt: RefundAttempt;
  /** What to go on with from here. */
  onAttempt: (attempt: RefundAttempt) => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
  open: boolean;
  onClose: () => void;
}

/** Gives money back for one room outside the cancel policy. Mounted anew for each attempt. */
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
  const { form, entry, problems, failure, isRefunding, isFixed, change, submit } = useRefundForm({
    roomId: id,
    left,
    ...rest,
  });
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => isRefunding || onClose()}
      closeOnEscape={!isRefunding}
      hideCloseButton={isRefunding}
      title={`${roomNumber}室目への返金`}
      footer={
        <>
          <Button variant="outline" disabled={isRefunding} onClick={onClose}>
            やめる
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isRefunding}
            loadingText="返金しています"
          >
            返金を確定する
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        {isFixed && !failure && (
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
          error={problems.price}
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
          error={problems.reason}
          helper="1000文字まで。予約者への返金のお知らせメールに、このまま記載します。"
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
      </form>
    </Dialog>
  );
}

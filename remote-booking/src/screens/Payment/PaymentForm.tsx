import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PaymentDraft } from '../../lib/draft.ts';
import { paymentOptions } from '../../lib/payment-options.ts';
import { useDraft } from '../../lib/use-draft.ts';
import type { PaymentForm_booking$key } from './__generated__/PaymentForm_booking.graphql';
import type { PaymentForm_payer$key } from './__generated__/PaymentForm_payer.graphql';

interface Props {
  booking: PaymentForm_booking$key;
  payer: PaymentForm_payer$key;
  attempt: string;
}

export function PaymentForm({ booking, payer, attempt }: Props) {
  const { priceCheckId, stay, usingRate } = useFragment(
    graphql`
      fragment PaymentForm_booking on PreparedBooking {
        priceCheckId
        stay {
          occupancies {
            adults
          }
        }
        usingRate {
          pricing {
            total {
              paymentPrice
            }
          }
        }
      }
    `,
    booking,
  );
  const { creditCards, myself } = useFragment(
    graphql`
      fragment PaymentForm_payer on Query {
        creditCards {
          id
          nickname
          brand
          last4
          expMonth
          expYear
        }
        myself {
          companyBranch {
            availablePaymentMethod
            cashBalance
          }
        }
      }
    `,
    payer,
  );
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(attempt, stay.occupancies.length);
  const [problem, setProblem] = useState<string>();
  const branch = myself?.companyBranch;
  const options = branch
    ? paymentOptions({ ...branch, cards: creditCards }, usingRate.pricing.total.paymentPrice)
    : [];
  const chosen = options.find(({ value, disabled }) => !disabled && value === valueOf(draft.payment));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen) void navigate(paths.bookingConfirm({ priceCheckId, key: attempt }));
    else setProblem('お支払い方法を選んでください。');
  };

  if (!options.some(({ disabled }) => !disabled)) {
    return (
      <Banner tone="warning" title="ご利用いただけるお支払い方法がありません">
        会社の管理者がカードを登録すると、予約を続けられます。入力した内容は残ります。
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '6', marginTop: '4' })}>
      <RadioGroup
        label="お支払い方法"
        hideLabel
        variant="card"
        options={options}
        value={chosen?.value ?? null}
        error={problem}
        onChange={(value) => {
          setProblem(undefined);
          setDraft({ ...draft, payment: paymentOf(value) });
        }}
      />
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button type="submit" size="lg">
          内容の確認へ進む
        </Button>
        <Button variant="ghost" size="lg" onClick={() => void navigate(-1)}>
          戻る
        </Button>
      </div>
    </form>
  );
}

function valueOf(payment: PaymentDraft | null): string | null {
  if (!payment) return null;
  return payment.type === 'INVOICE' ? 'INVOICE' : `card:${payment.cardId}`;
}

function paymentOf(value: string): PaymentDraft {
  return value === 'INVOICE'
    ? { type: 'INVOICE' }
    : { type: 'CREDIT_CARD', cardId: value.slice('card:'.length) };
}

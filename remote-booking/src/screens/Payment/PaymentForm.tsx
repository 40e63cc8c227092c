import { CardReturn } from '@yado/shared/cards/CardReturn';
import { NewCard } from '@yado/shared/cards/NewCard';
import { todayIn } from '@yado/shared/format/calendar-date';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { useNavigate, useRevalidator } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { toast } from '@yado/shared/ui/Toaster';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type CardUse, cardReturnUrl } from '../../lib/card-use.ts';
import type { PaymentDraft } from '../../lib/draft.ts';
import { offlineFailure } from '../../lib/offline-failure.ts';
import { acceptsCards, paymentOptions } from '../../lib/payment-options.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { CardUseChoice, OWN_CARD_NAME } from './CardUseChoice.tsx';
import { NothingToPayWith } from './NothingToPayWith.tsx';
import { NEW_CARD, PaymentChoices } from './PaymentChoices.tsx';
import { PaymentNote } from './PaymentNote.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { PaymentForm_booking$key } from './__generated__/PaymentForm_booking.graphql';
import type { PaymentForm_payer$key } from './__generated__/PaymentForm_payer.graphql';

interface Props {
  booking: PaymentForm_booking$key;
  payer: PaymentForm_payer$key;
  attempt: string;
  /** Set when the card issuer's authentication has led back here. */
  setupIntentId: string | null;
  /** What was chosen for a new card before that. */
  returnedUse: CardUse;
}

/** How this booking is paid: the branch's invoice, one of its cards, or a card that is entered here. */
export function PaymentForm({ booking, payer, attempt, setupIntentId, returnedUse }: Props) {
  const { priceCheckId, ownCards, stay, usingRate } = useFragment(
    graphql`
      fragment PaymentForm_booking on PreparedBooking {
        priceCheckId
        ownCards {
          id
          nickname
          brand
          last4
          expMonth
          expYear
        }
        stay {
          checkout
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
          permissions
          companyBranch {
            availablePaymentMethod
            cashBalance
            agency {
              name
              availablePaymentMethod
            }
          }
        }
      }
    `,
    payer,
  );
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const formElement = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft();
  const [entering, setEntering] = useState(false);
  const [chosenUse, setChosenUse] = useState(returnedUse);
  const [challenge] = useState(setupIntentId);
  const branch = myself?.companyBranch;
  const options = branch
    ? paymentOptions(
        { ...branch, cards: [...creditCards, ...ownCards] },
        { price: usingRate.pricing.total.paymentPrice, checkout: stay.checkout, today: todayIn() },
      )
    : [];
  const chosen = options.find((option) => !option.problem && option.value === toValue(draft.payment));
  const at = { priceCheckId, key: attempt };
  const form = useForm<'payment'>({
    check: () => ({ payment: chosen ? undefined : 'お支払い方法を選んでください。' }),
    send: async ({ fail }) => (navigator.onLine ? navigate(paths.bookingConfirm(at)) : fail(offlineFailure)),
  });
  if (!branch) return null;
  const { availablePaymentMethod: method, agency } = branch;
  const byAgency = agency?.availablePaymentMethod === method;
  const mayEnterCard = acceptsCards(method);
  const mayRegister = mayEnterCard && myself.permissions.includes('MANAGE_CARDS');

  const cardUse = mayRegister ? chosenUse : 'BOOKING';
  const forBooking = cardUse === 'BOOKING';

  if (!mayEnterCard && options.every((option) => option.problem)) {
    return <NothingToPayWith options={options} />;
  }
  const payBy = (payment: PaymentDraft) => {
    form.clear('payment');
    setEntering(false);
    setDraft({ ...draft, payment });
  };
  // The address must not name a challenge that is over: a reload would ask for it again.
  const leaveChallenge = () => void navigate(paths.bookingPayment(at), { replace: true });
  return (
    <div className={css({ display: 'grid', gap: '6', marginTop: '4' })}>
      {challenge && (
        <CardReturn
          setupIntentId={challenge}
          titles={{ done: 'カードを確認しました', refused: 'カードを使えませんでした' }}
          onRegistered={(cardId) => {
            payBy({ type: 'CREDIT_CARD', cardId });
            leaveChallenge();
          }}
          onRefused={() => {
            setEntering(true);
            leaveChallenge();
          }}
        />
      )}
      <form
        ref={formElement}
        noValidate
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '6' })}
      >
        <PaymentChoices
          options={options}
          newCard={mayEnterCard}
          mayRegister={mayRegister}
          value={entering ? NEW_CARD : (chosen?.value ?? null)}
          problem={form.problems.payment}
          onChoose={(value) => {
            if (value !== NEW_CARD) return payBy(parsePayment(value));
            form.clear('payment');
            setEntering(true);
          }}
        />
        <PaymentNote method={method} agencyName={byAgency ? agency.name : null} mayRegister={mayRegister} />
        <FailureBanner failure={form.failure} />
        {!entering && <StepButtons back={paths.bookingGuests(at)} />}
      </form>
      {entering && (
        <Card heading="新しいカード">
          <CardUseChoice mayRegister={mayRegister} value={cardUse} onChoose={setChosenUse} />
          <NewCard
            returnUrl={cardReturnUrl(new URL(paths.bookingPayment(at), window.location.origin), cardUse)}
            submitLabel={forBooking ? 'このカードを使う' : 'このカードを登録する'}
            booking={forBooking ? { priceCheckId, nickname: OWN_CARD_NAME } : undefined}
            onClose={() => setEntering(false)}
            onRegistered={(cardId) => {
              payBy({ type: 'CREDIT_CARD', cardId });
              toast({
                tone: 'success',
                title: forBooking ? 'この予約に使うカードを確認しました' : 'カードを登録しました',
              });
              void revalidate();
              // The form that had the focus is gone.
              requestAnimationFrame(() =>
                formElement.current?.querySelector<HTMLElement>('button[type=submit]')?.focus(),
              );
            }}
          />
        </Card>
      )}
    </div>
  );
}

function toValue(payment: PaymentDraft | null): string | null {
  if (!payment) return null;
  return payment.type === 'INVOICE' ? 'INVOICE' : `card:${payment.cardId}`;
}

function parsePayment(value: string): PaymentDraft {
  return value === 'INVOICE'
    ? { type: 'INVOICE' }
    : { type: 'CREDIT_CARD', cardId: value.slice('card:'.length) };
}

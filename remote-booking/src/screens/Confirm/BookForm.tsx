import { formatYen } from '@yado/shared/format/yen';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { bookInputOf } from '../../lib/book-input.ts';
import { prepareAgainPath, roomsPath } from '../../lib/prepareAgain.ts';
import { useOpenDraft } from '../../lib/use-draft.ts';
import { BookFailure } from './BookFailure.tsx';
import type { BookForm_booking$key } from './__generated__/BookForm_booking.graphql';
import { type BookRefusal, useBookHotel } from './useBookHotel.ts';

interface Props {
  booking: BookForm_booking$key;
  attempt: string;
}

/** The consent and the one button that books. */
export function BookForm({ booking, attempt }: Props) {
  const prepared = useFragment(
    graphql`
      fragment BookForm_booking on PreparedBooking {
        priceCheckId
        usingRate {
          pricing {
            total {
              paymentPrice
            }
          }
        }
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const { paymentPrice } = prepared.usingRate.pricing.total;
  const navigate = useNavigate();
  const { draft, drop } = useOpenDraft();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<BookRefusal | null>(null);
  const { bookHotel, isBooking } = useBookHotel();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed) {
      setProblem('内容をご確認のうえ、チェックを入れてください。');
      return;
    }
    const input = bookInputOf(draft, { priceCheckId: prepared.priceCheckId, key: attempt, paymentPrice });
    if (!input) {
      void navigate(paths.bookingGuests({ priceCheckId: prepared.priceCheckId, key: attempt }));
      return;
    }
    setRefusal(null);
    bookHotel(input, {
      onBooked: (travelId) => {
        drop();
        void navigate(paths.bookingCompleted(travelId), { replace: true });
      },
      onRefused: setRefusal,
    });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Card>
        <div className={css({ display: 'grid', gap: '5' })}>
          {refusal && (
            <BookFailure
              refusal={refusal}
              shownPrice={paymentPrice}
              links={{
                prepareAgain: prepareAgainPath(prepared),
                rooms: roomsPath(prepared),
                guests: paths.bookingGuests({ priceCheckId: prepared.priceCheckId, key: attempt }),
                payment: paths.bookingPayment({ priceCheckId: prepared.priceCheckId, key: attempt }),
              }}
            />
          )}
          <Checkbox
            checked={agreed}
            error={problem}
            onChange={(checked) => {
              setAgreed(checked);
              setProblem(undefined);
            }}
          >
            予約内容、キャンセル料、利用規約を確認し、同意します
          </Checkbox>
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={isBooking}
            loadingText="予約を確定しています。この画面のままお待ちください"
          >
            {formatYen(paymentPrice)} で予約を確定する
          </Button>
          {isBooking && (
            <p className={css({ textStyle: 'small', color: 'text.muted' })}>
              ホテルに予約を送っています。1分以上かかることがあります。ページを閉じたり戻ったりせずにお待ちください。
            </p>
          )}
        </div>
      </Card>
    </form>
  );
}

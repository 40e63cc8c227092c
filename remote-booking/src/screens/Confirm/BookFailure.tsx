import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { formatYen, formatYenDifference } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { bookMessage, type NextStep } from './book-messages.ts';
import type { BookRefusal } from './useBookHotel.ts';

type Links = Record<Extract<NextStep, 'prepareAgain' | 'rooms' | 'guests' | 'payment'>, string>;

interface Props {
  refusal: BookRefusal;
  /** Yen that this page showed. */
  shownPrice: number;
  links: Links;
}

const linkTexts: Record<keyof Links, string> = {
  prepareAgain: 'もう一度料金を確認する',
  rooms: '部屋の一覧へ戻る',
  guests: '宿泊者の情報を直す',
  payment: 'お支払い方法を選び直す',
};

/** Why the booking was not made, and what to do next. */
export function BookFailure({ refusal, shownPrice, links }: Props) {
  const { title, advice, next } = bookMessage(refusal.code);
  const link = next in linkTexts ? (next as keyof Links) : null;
  const { currentPaymentPrice } = refusal;
  return (
    <Banner
      tone="error"
      title={title}
      action={
        link && (
          <LinkButton asChild variant="outline" size="sm">
            <Link to={links[link]}>{linkTexts[link]}</Link>
          </LinkButton>
        )
      }
    >
      {refusal.code === 'CARD_DECLINED' && <p>{cardErrorMessage(refusal.card)}</p>}
      {refusal.shouldAskToCardIssuer && <p>くわしい理由は、カード発行会社へお問い合わせください。</p>}
      {refusal.guestIndex !== null && <p>{refusal.guestIndex + 1}室目の宿泊者</p>}
      {currentPaymentPrice !== null && (
        <p>
          {formatYen(shownPrice)} → {formatYen(currentPaymentPrice)}(
          {formatYenDifference(currentPaymentPrice - shownPrice)})
        </p>
      )}
      <p>{advice}</p>
    </Banner>
  );
}

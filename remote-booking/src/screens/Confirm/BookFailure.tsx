import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { formatYen, formatYenDifference } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { SimilarTravelList } from '../../components/SimilarTravelList.tsx';
import { AskIssuer } from './AskIssuer.tsx';
import { bookedElsewhere, bookMessage, type NextStep } from './book-messages.ts';
import type { BookRefusal } from './use-book-hotel.ts';

type Links = Record<Extract<NextStep, 'prepareAgain' | 'rooms' | 'guests' | 'payment' | 'trips'>, string>;

interface Props {
  refusal: BookRefusal;
  /** Yen that this page showed. */
  shownPrice: number;
  /** Last four digits of the card that was to pay. */
  last4: string | null;
  links: Links;
}

const linkTexts: Record<keyof Links, string> = {
  prepareAgain: 'もう一度料金を確認する',
  rooms: '部屋の一覧へ戻る',
  guests: '宿泊者の情報を直す',
  payment: 'お支払い方法を選び直す',
  trips: '予約一覧を見る',
};

/** Why the booking was not made, and what to do next. */
export function BookFailure({ refusal, shownPrice, last4, links }: Props) {
  const isElsewhere = refusal.code === 'SIMILAR_TRAVEL' && refusal.similar.length === 0;
  const { title, advice, next: usual } = isElsewhere ? bookedElsewhere : bookMessage(refusal.code);
  // The same button would get the same answer for ever.
  const next = usual === 'retry' && refusal.rePrepareRequired ? 'prepareAgain' : usual;
  const link = next in linkTexts ? (next as keyof Links) : null;
  const { card, currentPaymentPrice } = refusal;
  // What the provider would say, to complete the authentication, can't be done for a payment that we start.
  const says = card && refusal.code !== 'CARD_AUTHENTICATION_REQUIRED' && cardErrorMessage(card);
  return (
    <Banner
      tone={refusal.code === 'SIMILAR_TRAVEL' ? 'warning' : 'error'}
      title={title}
      action={
        link && (
          <LinkButton asChild variant="outline" size="sm">
            <Link to={links[link]} replace={link === 'prepareAgain'}>
              {linkTexts[link]}
            </Link>
          </LinkButton>
        )
      }
    >
      {says && <p>{says}</p>}
      {refusal.shouldAskToCardIssuer && (
        <AskIssuer
          at={refusal.at}
          amount={shownPrice}
          last4={last4}
          declineCode={card?.declineCode ?? null}
        />
      )}
      {refusal.guestIndex !== null && <p>{refusal.guestIndex + 1}室目の宿泊者</p>}
      {currentPaymentPrice !== null && (
        <p>
          {formatYen(shownPrice)} → {formatYen(currentPaymentPrice)}(
          {formatYenDifference(currentPaymentPrice - shownPrice)})
        </p>
      )}
      {refusal.similar.length > 0 && <SimilarTravelList travels={refusal.similar} />}
      <p>{advice}</p>
    </Banner>
  );
}

import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import type { GuestDraft } from '../../lib/draft.ts';
import { useDraft } from '../../lib/use-draft.ts';
import type { DraftReview_cards$key } from './__generated__/DraftReview_cards.graphql';

interface Props {
  cards: DraftReview_cards$key;
  priceCheckId: string;
  attempt: string;
}

/** What was typed, with a way back to change it. */
export function DraftReview({ cards, priceCheckId, attempt }: Props) {
  const registered = useFragment(
    graphql`
      fragment DraftReview_cards on CreditCard @relay(plural: true) {
        id
        nickname
        brand
        last4
      }
    `,
    cards,
  );
  const [draft] = useDraft();
  const { payment } = draft;
  const chosen =
    payment?.type === 'CREDIT_CARD' ? registered.find(({ id }) => id === payment.cardId) : undefined;
  const at = { priceCheckId, key: attempt };
  return (
    <>
      <Card
        heading="宿泊者と連絡先"
        action={
          <TextLink asChild>
            <Link to={paths.bookingGuests(at)}>変更する</Link>
          </TextLink>
        }
      >
        <DescriptionList
          items={[
            ...draft.guests.map((guest, index) => ({
              term: `${index + 1}室目`,
              description: guestText(guest),
            })),
            { term: 'メールアドレス', description: draft.email },
            { term: '電話番号', description: draft.phone },
            { term: '企業管理コード', description: draft.companyCode },
            { term: '部署コード', description: draft.departmentCode },
          ]}
        />
      </Card>
      <Card
        heading="お支払い方法"
        action={
          <TextLink asChild>
            <Link to={paths.bookingPayment(at)}>変更する</Link>
          </TextLink>
        }
      >
        {chosen ? `${chosen.nickname}(${chosen.brand} •••• ${chosen.last4})` : '請求書払い'}
      </Card>
    </>
  );
}

function guestText({ familyName, givenName, smoking, specialRequest }: GuestDraft): string {
  const name = `${familyName} ${givenName}`.toUpperCase();
  return [`${name}(${smoking ? '喫煙' : '禁煙'}希望)`, specialRequest].filter(Boolean).join(' / ご要望: ');
}

import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import type { Draft, GuestDraft } from '../../lib/draft.ts';
import type { DraftReview_card$key } from './__generated__/DraftReview_card.graphql';

interface Props {
  draft: Draft;
  card: DraftReview_card$key | null;
  priceCheckId: string;
  attempt: string;
}

/** What was typed, with a way back to change it. */
export function DraftReview({ draft, card, priceCheckId, attempt }: Props) {
  const chosen = useFragment(
    graphql`
      fragment DraftReview_card on CreditCard {
        nickname
        brand
        last4
      }
    `,
    card,
  );
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

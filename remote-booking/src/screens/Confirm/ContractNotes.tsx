import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { confirmWords } from '../../lib/confirm-words.ts';
import { FoldedCard } from './FoldedCard.tsx';
import type { ContractNotes_booking$key } from './__generated__/ContractNotes_booking.graphql';
import type { ContractNotes_query$key } from './__generated__/ContractNotes_query.graphql';

interface Props {
  booking: ContractNotes_booking$key;
  query: ContractNotes_query$key;
  isDateChange: boolean;
}

/** With whom the contract is made, and when. */
export function ContractNotes({ booking, query, isDateChange }: Props) {
  const { seller } = useFragment(
    graphql`
      fragment ContractNotes_booking on PreparedBooking {
        seller {
          name
          license
          registrationNumber
        }
      }
    `,
    booking,
  );
  const { myself } = useFragment(
    graphql`
      fragment ContractNotes_query on Query {
        myself {
          companyBranch {
            agency {
              specialRemarks
            }
          }
        }
      }
    `,
    query,
  );
  const { action, completed } = confirmWords(isDateChange);
  const agency = myself?.companyBranch?.agency ?? null;
  return (
    <FoldedCard
      heading="契約について"
      note={`契約の相手方: ${seller.name}`}
      isOpen={Boolean(agency?.specialRemarks)}
    >
      <DescriptionList
        layout="stacked"
        items={[
          { term: '旅行業登録', description: seller.license },
          { term: '適格請求書発行事業者', description: seller.registrationNumber },
          { term: '相手方からのご案内', description: agency?.specialRemarks },
          {
            term: '契約の内容',
            description: '宿泊の手配。宿泊のサービスは、宿泊施設が提供します。料金は前払いです。',
          },
          {
            term: '契約が成立する時',
            description: `「${action}」を押したあと、ホテルの承諾を得て「${completed}」の画面を表示した時`,
          },
        ]}
      />
    </FoldedCard>
  );
}

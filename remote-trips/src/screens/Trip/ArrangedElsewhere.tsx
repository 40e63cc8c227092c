import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { toArranger } from '@yado/shared/site/arranger';
import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import type { ArrangedElsewhere_travel$key } from './__generated__/ArrangedElsewhere_travel.graphql';

/** Says of a trip from elsewhere that it is one, what can't be done with it here, and whom to ask instead. */
export function ArrangedElsewhere({ travel }: { travel: ArrangedElsewhere_travel$key }) {
  const { externalSupplierName, status, agency } = useFragment(
    graphql`
      fragment ArrangedElsewhere_travel on Travel {
        externalSupplierName
        status
        agency {
          name
          normalTravelContactText
          emergencyTravelContactText
        }
      }
    `,
    travel,
  );
  if (externalSupplierName === null) return null;
  const { name, normal } = toArranger(agency);
  return (
    <Banner announce="off" title={`「${externalSupplierName}」を通じて手配した予約です`}>
      宿泊日や宿泊者の変更と、ホテルの詳細の表示は、この画面ではできません。変更やホテルへの確認は、{name}
      {normal && <TextWithPhones text={`(${normal})`} />}
      へご連絡ください。
      {(status === 'CANCELED' || status === 'PARTIALLY_CANCELED') &&
        'キャンセルした客室の手配先での取り消しは、担当者が行います。'}
    </Banner>
  );
}

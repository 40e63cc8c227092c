import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { toArranger } from '@yado/shared/site/arranger';
import type { DescriptionItem } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { useContactItems_travel$key } from './__generated__/useContactItems_travel.graphql';

/** Who arranged the trip, and where to ask for a change or for help. */
export function useContactItems(travel: useContactItems_travel$key): DescriptionItem[] {
  const { agency } = useFragment(
    graphql`
      fragment useContactItems_travel on Travel {
        agency {
          name
          normalTravelContactText
          emergencyTravelContactText
        }
      }
    `,
    travel,
  );
  const { name, normal, emergency } = toArranger(agency);
  return [
    { term: '手配', description: name },
    { term: '変更・キャンセルのご連絡', description: normal && <TextWithPhones text={normal} /> },
    { term: '緊急のご連絡', description: emergency && <TextWithPhones text={emergency} /> },
  ];
}

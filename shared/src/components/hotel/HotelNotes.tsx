import { graphql, useFragment } from 'react-relay';
import { Card } from '@yado/shared/ui/Card';
import { HotelNoteList } from './HotelNoteList.tsx';
import { Section } from './Section.tsx';
import type { HotelNotes_hotel$key } from './__generated__/HotelNotes_hotel.graphql';

/** What to know before one books, as a section of the hotel's page. */
export function HotelNotes({ hotel }: { hotel: HotelNotes_hotel$key }) {
  const data = useFragment(
    graphql`
      fragment HotelNotes_hotel on PropertyContent {
        ...HotelNoteList_hotel
      }
    `,
    hotel,
  );
  return (
    <Section id="notes" heading="ご宿泊の前に">
      <Card>
        <HotelNoteList hotel={data} />
      </Card>
    </Section>
  );
}

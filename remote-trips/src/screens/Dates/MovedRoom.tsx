import type { CancelSums } from '@yado/shared/format/sum-of-cancel';
import type { Stay } from '@yado/shared/routing/stay';
import { Card } from '@yado/shared/ui/Card';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { MovedRate } from './MovedRate.tsx';
import type { MovedRoom_room$key } from './__generated__/MovedRoom_room.graphql';

interface Props {
  room: MovedRoom_room$key;
  travelId: string;
  propertyId: string;
  stay: Stay;
  continues: string | undefined;
  sums: CancelSums;
  timeZone: string;
}

export function MovedRoom({ room, ...choice }: Props) {
  const { name, epsRoomId, rates } = useFragment(
    graphql`
      fragment MovedRoom_room on RoomWithRate {
        name
        epsRoomId
        rates {
          id
          ...MovedRate_rate
        }
      }
    `,
    room,
  );
  return (
    <Card heading={name} headingLevel={3}>
      <ul>
        {rates.map((rate) => (
          <li
            key={rate.id}
            className={css({
              borderColor: 'border',
              paddingY: '4',
              '& + &': { borderTopWidth: '1px' },
              _first: { paddingTop: '0' },
              _last: { paddingBottom: '0' },
            })}
          >
            <MovedRate rate={rate} roomName={name} roomId={epsRoomId} {...choice} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { formatRooms } from '@yado/shared/format/counts';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isCancelable } from '../../lib/cancel-choice.ts';
import { CancelRoomsDialog } from './CancelRoomsDialog.tsx';
import { TripRoomCard } from './TripRoomCard.tsx';
import type { TripRooms_travel$key } from './__generated__/TripRooms_travel.graphql';

interface Props {
  travel: TripRooms_travel$key;
  onChanged: () => Promise<void>;
}

export function TripRooms({ travel, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripRooms_travel on Travel {
        viewerCanCancel
        ...CancelRoomsDialog_travel
        ...TripRoomCard_travel
        expediaHotelRooms {
          id
          status
          currentPenaltyPrice
          ...TripRoomCard_room
        }
        itinerary {
          rooms {
            ...TripRoomCard_booked
          }
        }
      }
    `,
    travel,
  );
  const dialog = useFreshDialog();
  const cancelable = trip.expediaHotelRooms.some((room) => isCancelable(trip, room));
  const startCanceling = () => {
    dialog.show();
    // The page may be old: what became of the trip before a change of dates decides what can be chosen.
    void onChanged().catch(() => undefined);
  };
  return (
    <section
      aria-labelledby="trip-rooms"
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: 'minmax(0, 1fr)',
        _print: { display: 'block', '& > * + *': { marginTop: '4' } },
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '3',
          alignItems: 'center',
          justifyContent: 'space-between',
        })}
      >
        <h2 id="trip-rooms" className={css({ textStyle: 'h2' })}>
          客室({formatRooms(trip.expediaHotelRooms.length)})
        </h2>
        {cancelable && (
          <Button variant="outline" data-print="hide" onClick={startCanceling}>
            客室をキャンセルする
          </Button>
        )}
      </div>
      {trip.expediaHotelRooms.map((room, index) => (
        // The itinerary lists the same rooms in the same order, without an identity of its own.
        <TripRoomCard
          key={room.id}
          travel={trip}
          room={room}
          booked={trip.itinerary?.rooms[index] ?? null}
          onChanged={onChanged}
        />
      ))}
      <CancelRoomsDialog
        key={dialog.key}
        travel={trip}
        open={dialog.open}
        onClose={dialog.close}
        onChanged={onChanged}
      />
    </section>
  );
}

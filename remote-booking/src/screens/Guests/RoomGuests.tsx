import { Checkbox } from '@yado/shared/ui/Checkbox';
import { graphql, useFragment } from 'react-relay';
import type { GuestDraft } from '../../lib/draft.ts';
import type { FormProblems } from '../../lib/guest-form.ts';
import { withFirstGuest, withFirstGuestOnly } from '../../lib/same-guest.ts';
import { GuestFields } from './GuestFields.tsx';
import type { RoomGuests_booking$key } from './__generated__/RoomGuests_booking.graphql';
import type { BranchEmployees } from './use-branch-employees.ts';

interface Props {
  booking: RoomGuests_booking$key;
  branch: BranchEmployees;
  guests: GuestDraft[];
  problems: FormProblems | null;
  unicodeAllowed: boolean;
  /** Whether the first room's guest is named for all. */
  same: boolean;
  onSame: (same: boolean) => void;
  onChange: (guests: GuestDraft[]) => void;
}

/** One guest per room, or the same one for all. */
export function RoomGuests({
  booking,
  branch,
  guests,
  problems,
  unicodeAllowed,
  same,
  onSame,
  onChange,
}: Props) {
  const { stay, room, ownGuest } = useFragment(
    graphql`
      fragment RoomGuests_booking on PreparedBooking {
        stay {
          occupancies {
            adults
            childAges
          }
        }
        room {
          smoking
          smokingOnly
        }
        ownGuest {
          familyName
          givenName
          specialRequest
          smoking
          employeeId
        }
      }
    `,
    booking,
  );
  const change = (index: number, guest: GuestDraft) => {
    const next = guests.with(index, guest);
    onChange(same && index === 0 ? withFirstGuest(next) : next);
  };
  return guests.map((guest, index) => (
    <GuestFields
      // Rooms have no identity but their place in the stay.
      key={index}
      room={index}
      occupancy={stay.occupancies[index]}
      guest={guest}
      problems={problems?.guests[index] ?? {}}
      sameAsFirst={same && index > 0}
      unicodeAllowed={unicodeAllowed}
      smokingAllowed={room.smoking ?? null}
      smokingOnly={room.smokingOnly}
      own={ownGuest}
      branch={branch}
      onChange={(next) => change(index, next)}
    >
      {index === 0 && guests.length > 1 && (
        <Checkbox
          checked={same}
          onChange={(checked) => {
            onSame(checked);
            onChange(checked ? withFirstGuest(guests) : withFirstGuestOnly(guests));
          }}
        >
          すべての部屋で同じ方
        </Checkbox>
      )}
    </GuestFields>
  ));
}

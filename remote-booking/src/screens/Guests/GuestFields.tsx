import { formatOccupancy } from '@yado/shared/format/counts';
import { Card } from '@yado/shared/ui/Card';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import type { GuestDraft } from '../../lib/draft.ts';
import type { GuestProblems } from '../../lib/guest-form.ts';
import type { OwnGuest } from '../../lib/own-guest.ts';
import { guestFieldId } from '../../lib/problem-list.ts';
import { GuestName } from './GuestName.tsx';
import { SmokingChoice } from '@yado/shared/components/guest/SmokingChoice';
import { SpecialRequestField } from '@yado/shared/components/guest/SpecialRequestField';
import type { BranchEmployees } from './use-branch-employees.ts';

interface Props {
  /** From 0. */
  room: number;
  occupancy: { readonly adults: number; readonly childAges: readonly number[] } | undefined;
  guest: GuestDraft;
  problems: GuestProblems;
  /** Whether the guest is the first room's, and named there. */
  sameAsFirst: boolean;
  unicodeAllowed: boolean;
  smokingAllowed: boolean | null;
  /** The room is for smokers. */
  smokingOnly: boolean;
  /** The viewer, as they would stay in the room. */
  own: OwnGuest;
  branch: BranchEmployees;
  /** Below the name. */
  children?: ReactNode;
  onChange: (guest: GuestDraft) => void;
}

/** The guest whom the hotel expects for one room. */
export function GuestFields({
  room,
  occupancy,
  guest,
  problems,
  sameAsFirst,
  unicodeAllowed,
  smokingAllowed,
  smokingOnly,
  own,
  branch,
  children,
  onChange,
}: Props) {
  return (
    <Card heading={`${room + 1}室目の宿泊者`} action={occupancy && formatOccupancy(occupancy)}>
      <div className={css({ display: 'grid', gap: '6' })}>
        {sameAsFirst ? (
          <p>
            1室目と同じ方: {guest.familyName} {guest.givenName}
          </p>
        ) : (
          <GuestName
            room={room}
            guest={guest}
            problems={problems}
            own={own}
            branch={branch}
            onChange={onChange}
          />
        )}
        {children}
        <SmokingChoice
          allowed={smokingAllowed}
          only={smokingOnly}
          value={guest.smoking}
          onChange={(smoking) => onChange({ ...guest, smoking })}
        />
        <SpecialRequestField
          controlId={guestFieldId(room, 'specialRequest')}
          value={guest.specialRequest}
          problem={problems.specialRequest}
          unicodeAllowed={unicodeAllowed}
          onChange={(specialRequest) => onChange({ ...guest, specialRequest })}
        />
      </div>
    </Card>
  );
}

import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';
import type { GuestDraft } from '../../lib/draft.ts';
import type { BranchEmployee } from '../../lib/employees.ts';
import type { GuestProblems } from '../../lib/guest-form.ts';
import { guestFieldId } from '../../lib/problem-list.ts';
import {
  isOwnGuest,
  type OwnGuest,
  withOwnGuest,
  withoutOwnGuest,
  withoutOwnRequests,
} from '../../lib/own-guest.ts';
import { EmployeePicker } from './EmployeePicker.tsx';
import { NameField } from '@yado/shared/components/guest/NameField';
import { renameGuest } from '../../lib/rename-guest.ts';
import type { BranchEmployees } from './use-branch-employees.ts';

interface Props {
  room: number;
  guest: GuestDraft;
  problems: GuestProblems;
  /** The viewer, as they would stay in the room. */
  own: OwnGuest;
  branch: BranchEmployees;
  onChange: (guest: GuestDraft) => void;
}

/** Who it is: an employee of the branch, or a name that is typed. */
export function GuestName({ room, guest, problems, own, branch, onChange }: Props) {
  const isOwn = isOwnGuest(guest, own);
  const nameLater = () => document.getElementById(guestFieldId(room, 'familyName'))?.focus();
  const change = (next: GuestDraft) => onChange(withoutOwnRequests(guest, next, own));
  const takeOwn = () => {
    onChange(withOwnGuest(guest, own));
    if (own.familyName === '') nameLater();
  };
  const pick = ({ id, guestName }: BranchEmployee) => {
    if (id === own.employeeId) return takeOwn();
    // Someone else's name must not stand for an employee whose own is not known.
    const name = guestName ?? (guest.employeeId ? { familyName: '', givenName: '' } : {});
    change({ ...guest, ...name, employeeId: id });
    if (!guestName) nameLater();
  };
  const rename = (name: Partial<GuestDraft>) => change(renameGuest({ ...guest, ...name }, branch.employees));
  return (
    <>
      <div>
        <Button
          variant="outline"
          size="sm"
          startIcon={<Icon name="user" size={16} />}
          onClick={() => (isOwn ? onChange(withoutOwnGuest(guest, own)) : takeOwn())}
        >
          {isOwn ? '自分以外の方が泊まる' : '自分が泊まる'}
        </Button>
      </div>
      <EmployeePicker
        branch={branch}
        guest={guest}
        onPick={pick}
        onClear={() => change({ ...guest, employeeId: null })}
      />
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <NameField
          label="姓(ローマ字)"
          example="SATO"
          autoComplete={`section-room${room} family-name`}
          controlId={guestFieldId(room, 'familyName')}
          value={guest.familyName}
          problem={problems.familyName}
          onChange={(familyName) => rename({ familyName })}
        />
        <NameField
          label="名(ローマ字)"
          example="MISAKI"
          autoComplete={`section-room${room} given-name`}
          controlId={guestFieldId(room, 'givenName')}
          value={guest.givenName}
          problem={problems.givenName}
          onChange={(givenName) => rename({ givenName })}
        />
      </div>
    </>
  );
}

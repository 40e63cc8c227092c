import { Card } from '@yado/shared/ui/Card';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { css } from '#styled/css';
import type { GuestDraft } from '../../lib/draft.ts';
import type { GuestProblems } from '../../lib/guest-form.ts';
import { formatOccupancy } from '@yado/shared/format/counts';
import { NameField } from './NameField.tsx';
import { SpecialRequestField } from './SpecialRequestField.tsx';

interface Props {
  roomNumber: number;
  occupancy: { readonly adults: number; readonly childAges: readonly number[] } | undefined;
  guest: GuestDraft;
  problems: GuestProblems | undefined;
  unicodeAllowed: boolean;
  onChange: (guest: GuestDraft) => void;
}

/** The guest whom the hotel expects for one room. */
export function GuestFields({ roomNumber, occupancy, guest, problems, unicodeAllowed, onChange }: Props) {
  return (
    <Card heading={`${roomNumber}室目の宿泊者`} action={occupancy && formatOccupancy(occupancy)}>
      <div className={css({ display: 'grid', gap: '5' })}>
        <div
          className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
        >
          <NameField
            label="姓(ローマ字)"
            example="SATO"
            autoComplete="family-name"
            value={guest.familyName}
            problem={problems?.familyName}
            onChange={(familyName) => onChange({ ...guest, familyName })}
          />
          <NameField
            label="名(ローマ字)"
            example="MISAKI"
            autoComplete="given-name"
            value={guest.givenName}
            problem={problems?.givenName}
            onChange={(givenName) => onChange({ ...guest, givenName })}
          />
        </div>
        <RadioGroup
          label="たばこ"
          orientation="horizontal"
          options={[
            { value: 'no', label: '禁煙を希望' },
            { value: 'yes', label: '喫煙を希望' },
          ]}
          value={guest.smoking ? 'yes' : 'no'}
          onChange={(value) => onChange({ ...guest, smoking: value === 'yes' })}
        />
        <SpecialRequestField
          value={guest.specialRequest}
          problem={problems?.specialRequest}
          unicodeAllowed={unicodeAllowed}
          onChange={(specialRequest) => onChange({ ...guest, specialRequest })}
        />
      </div>
    </Card>
  );
}

import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { useNavigate } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { SimilarTravels } from '../../components/SimilarTravels.tsx';
import { findProblems } from '../../lib/guest-form.ts';
import { offlineFailure } from '../../lib/offline-failure.ts';
import { prepareAgainPath } from '../../lib/prepare-again.ts';
import { listProblems } from '../../lib/problem-list.ts';
import { hasPassed } from '../../lib/remaining.ts';
import { isSameGuest } from '../../lib/same-guest.ts';
import { getStepPath } from '../../lib/steps.ts';
import { useOpenDraft } from '../../lib/use-draft.ts';
import { CodeFields } from './CodeFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { LastCheckIn } from './LastCheckIn.tsx';
import { RoomGuests } from './RoomGuests.tsx';
import type { BranchEmployees } from './use-branch-employees.ts';
import type { GuestsForm_booking$key } from './__generated__/GuestsForm_booking.graphql';

interface Props {
  booking: GuestsForm_booking$key;
  branch: BranchEmployees;
  attempt: string;
}

/** Everything that is typed is kept with the preparation, so that leaving and coming back loses nothing. */
export function GuestsForm({ booking, branch, attempt }: Props) {
  const prepared = useFragment(
    graphql`
      fragment GuestsForm_booking on PreparedBooking {
        priceCheckId
        expiresAt
        propertyContent {
          attributes {
            general {
              canUseUnicodeInSpecialRequest
            }
          }
        }
        ...LastCheckIn_booking
        ...RoomGuests_booking
        ...SimilarTravels_booking
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const unicodeAllowed = prepared.propertyContent.attributes.general.canUseUnicodeInSpecialRequest;
  const navigate = useNavigate();
  const { draft, setDraft, flush } = useOpenDraft();
  const [same, setSame] = useState(() => isSameGuest(draft.guests));
  const found = findProblems(draft, { unicodeAllowed, sameGuest: same });
  const listed = found ? listProblems(found) : [];
  const form = useForm<string>({
    check: () => Object.fromEntries(listed.map(({ controlId, text }) => [controlId, text])),
    send: async ({ fail }) => {
      flush();
      if (!navigator.onLine) return fail(offlineFailure);
      await navigate(
        hasPassed(prepared.expiresAt)
          ? prepareAgainPath(prepared, 'payment')
          : getStepPath('payment', { priceCheckId: prepared.priceCheckId, key: attempt }),
      );
    },
  });
  // No field is marked before its user has come to it; from then on problems follow what is typed.
  const problems = form.isTried ? found : null;

  return (
    <form
      noValidate
      onSubmit={form.submit}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', marginTop: '4' })}
    >
      <ErrorSummary problems={form.isTried ? listed : []} />
      <LastCheckIn booking={prepared} />
      <RoomGuests
        booking={prepared}
        branch={branch}
        guests={draft.guests}
        problems={problems}
        unicodeAllowed={unicodeAllowed}
        same={same}
        onSame={setSame}
        onChange={(guests) => setDraft({ ...draft, guests })}
      />
      <ContactFields draft={draft} problems={problems} onChange={setDraft} />
      <CodeFields draft={draft} problems={problems} onChange={setDraft} />
      <FailureBanner failure={form.failure} />
      <div>
        <Button type="submit" size="lg">
          お支払い方法へ進む
        </Button>
      </div>
      {/* It comes with a save, a second after the last key: above the button it would move it away from a press. */}
      <SimilarTravels booking={prepared} />
    </form>
  );
}

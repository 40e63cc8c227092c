import { useNavigate } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { SimilarTravels } from '../../components/SimilarTravels.tsx';
import { problemsOf } from '../../lib/guest-form.ts';
import { prepareAgainPath } from '../../lib/prepareAgain.ts';
import { listProblems } from '../../lib/problem-list.ts';
import { hasPassed } from '../../lib/remaining.ts';
import { isSameGuest } from '../../lib/same-guest.ts';
import { pathOfStep } from '../../lib/steps.ts';
import { useOpenDraft } from '../../lib/use-draft.ts';
import { CodeFields } from './CodeFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { RoomGuests } from './RoomGuests.tsx';
import type { BranchEmployees } from './useBranchEmployees.ts';
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
  const [tried, setTried] = useState(false);
  const found = problemsOf(draft, { unicodeAllowed, sameGuest: same });
  // Nobody is told of a field that they have not come to yet.
  const problems = tried ? found : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (found) {
      const first = listProblems(found)[0]?.controlId ?? '';
      // The fields turn invalid with the next render.
      requestAnimationFrame(() => document.getElementById(first)?.focus());
      return;
    }
    flush();
    void navigate(
      hasPassed(prepared.expiresAt)
        ? prepareAgainPath(prepared, 'payment')
        : pathOfStep('payment', { priceCheckId: prepared.priceCheckId, key: attempt }),
    );
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', marginTop: '4' })}
    >
      <ErrorSummary problems={problems ? listProblems(problems) : []} />
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
      <SimilarTravels booking={prepared} />
      <div>
        <Button type="submit" size="lg">
          お支払い方法へ進む
        </Button>
      </div>
    </form>
  );
}

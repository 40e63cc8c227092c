import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { type FormEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type FormProblems, problemsOf } from '../../lib/guest-form.ts';
import { useOpenDraft } from '../../lib/use-draft.ts';
import { ContactFields } from './ContactFields.tsx';
import { GuestFields } from './GuestFields.tsx';
import type { GuestsForm_booking$key } from './__generated__/GuestsForm_booking.graphql';

/** Everything that is typed is kept with the attempt, so that leaving and coming back loses nothing. */
export function GuestsForm({ booking, attempt }: { booking: GuestsForm_booking$key; attempt: string }) {
  const { priceCheckId, propertyContent, stay } = useFragment(
    graphql`
      fragment GuestsForm_booking on PreparedBooking {
        priceCheckId
        propertyContent {
          attributes {
            general {
              canUseUnicodeInSpecialRequest
            }
          }
        }
        stay {
          occupancies {
            adults
            childAges
          }
        }
      }
    `,
    booking,
  );
  const unicodeAllowed = propertyContent.attributes.general.canUseUnicodeInSpecialRequest;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft, flush } = useOpenDraft();
  const [problems, setProblems] = useState<FormProblems | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(draft, { unicodeAllowed });
    setProblems(found);
    if (!found) {
      flush();
      void navigate(paths.bookingPayment({ priceCheckId, key: attempt }));
      return;
    }
    // The fields turn invalid with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={css({ display: 'grid', gap: '8', marginTop: '4' })}
    >
      {problems && <Banner tone="error">入力内容をご確認ください。</Banner>}
      {draft.guests.map((guest, index) => (
        <GuestFields
          // Rooms have no identity but their place in the stay.
          key={index}
          roomNumber={index + 1}
          occupancy={stay.occupancies[index]}
          guest={guest}
          problems={problems?.guests[index]}
          unicodeAllowed={unicodeAllowed}
          onChange={(next) =>
            setDraft({ ...draft, guests: draft.guests.map((other, at) => (at === index ? next : other)) })
          }
        />
      ))}
      <ContactFields draft={draft} problems={problems} onChange={setDraft} />
      <div>
        <Button type="submit" size="lg">
          お支払い方法へ進む
        </Button>
      </div>
    </form>
  );
}

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import { draftFrom } from '../lib/draft.ts';
import { getDraftKeeper } from '../lib/draft-keeper.ts';
import { DraftContext } from '../lib/use-draft.ts';
import type {
  DraftProvider_booking$data,
  DraftProvider_booking$key,
} from './__generated__/DraftProvider_booking.graphql';
import { useSaveDraft } from './use-save-draft.ts';

interface Props {
  booking: DraftProvider_booking$key;
  children: ReactNode;
}

/** Opens the viewer's draft for everything below; shows nothing when there is none, because it is booked. */
export function DraftProvider({ booking, children }: Props) {
  const { priceCheckId, draft } = useFragment(
    graphql`
      fragment DraftProvider_booking on PreparedBooking {
        priceCheckId
        draft {
          id
          revision
          guests {
            familyName
            givenName
            specialRequest
            smoking
            employeeId
          }
          email
          phone {
            countryCode
            number
          }
          companyIdByEmployee
          departmentIdByEmployee
          memo
          paymentType
          creditCardId
        }
      }
    `,
    booking,
  );
  return (
    draft && (
      <KeptDraft priceCheckId={priceCheckId} saved={draft}>
        {children}
      </KeptDraft>
    )
  );
}

interface KeptProps {
  priceCheckId: string;
  saved: NonNullable<DraftProvider_booking$data['draft']>;
  children: ReactNode;
}

function KeptDraft({ priceCheckId, saved, children }: KeptProps) {
  const keeper = getDraftKeeper(priceCheckId, saved.id);
  const copy = useSyncExternalStore(keeper.subscribe, keeper.get);
  const save = useSaveDraft(priceCheckId);
  useEffect(() => keeper.saveWith(save), [keeper, save]);
  useEffect(() => {
    const flushWhenHidden = () => document.hidden && keeper.flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', keeper.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('online', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  const open = useMemo(
    () => ({
      // A copy that only this tab has was typed last; otherwise the higher revision is the later one.
      draft: copy && (copy.savedAs ?? Infinity) >= saved.revision ? copy.draft : draftFrom(saved),
      setDraft: keeper.set,
      flush: keeper.flush,
      drop: keeper.drop,
    }),
    [copy, saved, keeper],
  );
  return <DraftContext value={open}>{children}</DraftContext>;
}

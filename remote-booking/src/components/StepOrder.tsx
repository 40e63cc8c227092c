import { Navigate } from '@yado/shared/router';
import type { BookingAttempt, BookingStep } from '@yado/shared/routing/paths';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { firstUnfinished } from '../lib/first-unfinished.ts';
import { isAfter, getStepPath } from '../lib/steps.ts';
import { useDraft } from '../lib/use-draft.ts';
import type { StepOrder_booking$key } from './__generated__/StepOrder_booking.graphql';
import { openedTooEarly } from './StepRedirectNotice.tsx';

interface Props {
  booking: StepOrder_booking$key;
  step: BookingStep;
  attempt: BookingAttempt;
  children: ReactNode;
}

/** A step that is opened before its turn, by a link or an old tab, leads to the first unfinished one. */
export function StepOrder({ booking, step, attempt, children }: Props) {
  const { propertyContent } = useFragment(
    graphql`
      fragment StepOrder_booking on PreparedBooking {
        propertyContent {
          attributes {
            general {
              canUseUnicodeInSpecialRequest
            }
          }
        }
      }
    `,
    booking,
  );
  const [draft] = useDraft();
  const unicodeAllowed = propertyContent.attributes.general.canUseUnicodeInSpecialRequest;
  const unfinished = firstUnfinished(draft, { unicodeAllowed });
  return isAfter(step, unfinished) ? (
    <Navigate to={getStepPath(unfinished, attempt)} state={openedTooEarly} replace />
  ) : (
    children
  );
}

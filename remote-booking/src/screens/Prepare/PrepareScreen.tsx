import { PageTitle } from '@yado/shared/components/PageTitle';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { useNavigate } from '@yado/shared/router';
import type { ContinuedBooking, RateChoice } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { useCallback, useEffect } from 'react';
import { css } from '#styled/css';
import { getStepPath } from '../../lib/steps.ts';
import { Checking } from './Checking.tsx';
import { PrepareFailure } from './PrepareFailure.tsx';
import { prepareMessage } from './prepare-messages.ts';
import { PriceChanged } from './PriceChanged.tsx';
import { usePrepareHotel } from './use-prepare-hotel.ts';

interface Data {
  choice: RateChoice | null;
  /** Of an address that names no whole choice; null where it names no hotel either. */
  hotelId: string | null;
  continued: ContinuedBooking | null;
}

const unreadableAddress = {
  title: 'このアドレスでは予約を始められません',
  advice:
    'アドレスの一部が欠けているか、正しくありません。ホテルのページで、部屋とプランを選び直してください。',
};

/** Asks the supplier whether room and price are still offered, then continues to the guests. */
export function Screen({ data: { choice, hotelId, continued } }: { data: Data }) {
  return (
    <Container width="text" className={css({ paddingY: '12' })}>
      <PageTitle>空室と料金の確認</PageTitle>
      {choice ? (
        <Preparation choice={choice} continued={continued} />
      ) : (
        <PrepareFailure message={unreadableAddress} choice={null} hotelId={hotelId} />
      )}
    </Container>
  );
}

function Preparation({ choice, continued }: { choice: RateChoice; continued: ContinuedBooking | null }) {
  const navigate = useNavigate();
  const { prepare, state } = usePrepareHotel(choice, continued?.priceCheckId ?? null);
  useEffect(() => void prepare(), [prepare]);
  // Other dates of a trip begin with everything that trip has: what is left to do is to confirm.
  const step = continued?.step ?? (choice.previousTravelId ? 'confirm' : 'guests');
  const continues = continued?.priceCheckId;

  const proceed = useCallback(
    (priceCheckId: string) => {
      const attempt = { priceCheckId, key: crypto.randomUUID() };
      // Replaced, so that going back from the guests leads to the hotel and not through another price check.
      void navigate(getStepPath(step, attempt), { replace: true });
    },
    [step, navigate],
  );
  const unchanged = state.kind === 'ready' && !state.priceChanged ? state.priceCheckId : null;
  useEffect(() => {
    if (unchanged) proceed(unchanged);
  }, [unchanged, proceed]);

  useWhenOnline(state.kind === 'unanswered' ? () => void prepare() : null);

  if (state.kind === 'refused')
    return (
      <PrepareFailure
        message={prepareMessage(state.code)}
        choice={choice}
        continues={continues}
        onRetry={prepare}
      />
    );
  if (state.kind === 'unanswered') {
    const message = { title: '空室と料金を確認できませんでした', advice: state.message, retry: true };
    return <PrepareFailure message={message} choice={choice} continues={continues} onRetry={prepare} />;
  }
  if (state.kind === 'ready' && state.priceChanged) {
    return (
      <PriceChanged
        hotelName={state.hotelName}
        roomName={state.roomName}
        before={state.previousPrice}
        now={state.currentPrice}
        choice={choice}
        continues={continues}
        onAccept={() => proceed(state.priceCheckId)}
      />
    );
  }
  return <Checking choice={choice} />;
}

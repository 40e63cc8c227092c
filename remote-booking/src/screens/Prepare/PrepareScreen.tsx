import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths, type RateChoice } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useCallback, useEffect } from 'react';
import { css } from '#styled/css';
import { continueDraft } from '../../lib/draft.ts';
import { PrepareFailure } from './PrepareFailure.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { usePrepareHotel } from './usePrepareHotel.ts';

interface Data {
  choice: RateChoice | null;
  /** Key of an earlier attempt whose typed guests and contacts are taken over. */
  continues: string | null;
}

/** Asks the supplier whether room and price still stand, then goes on to the guests. */
export function Screen({ data: { choice, continues } }: { data: Data }) {
  return (
    <Container width="text" className={css({ paddingY: '12' })}>
      <PageTitle>空室と料金の確認</PageTitle>
      {choice ? (
        <Preparation choice={choice} continues={continues} />
      ) : (
        <PrepareFailure reason="RATE_NOT_FOUND" choice={null} />
      )}
    </Container>
  );
}

function Preparation({ choice, continues }: { choice: RateChoice; continues: string | null }) {
  const navigate = useNavigate();
  const { prepare, state } = usePrepareHotel(choice);
  useEffect(prepare, [prepare]);

  const goOn = useCallback(
    (priceCheckId: string) => {
      const key = crypto.randomUUID();
      if (continues) continueDraft(continues, key);
      // Replaced, so that going back from the guests leads to the hotel and not through another price check.
      void navigate(paths.bookingGuests({ priceCheckId, key }), { replace: true });
    },
    [continues, navigate],
  );
  const unchanged = state.kind === 'ready' && !state.priceChanged ? state.priceCheckId : null;
  useEffect(() => {
    if (unchanged) goOn(unchanged);
  }, [unchanged, goOn]);

  if (state.kind === 'refused')
    return <PrepareFailure reason={state.code} choice={choice} onRetry={prepare} />;
  if (state.kind === 'ready' && state.priceChanged) {
    return (
      <PriceChanged
        before={state.previousPrice}
        now={state.currentPrice}
        choice={choice}
        onAccept={() => goOn(state.priceCheckId)}
      />
    );
  }
  return (
    <>
      <h1 className={css({ textStyle: 'h1', marginBottom: '8' })}>空室と料金を確認しています</h1>
      <Spinner label="ホテルに確認しています" />
    </>
  );
}

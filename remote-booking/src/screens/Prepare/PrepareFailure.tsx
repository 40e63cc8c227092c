import { Link } from '@yado/shared/router';
import { paths, type RateChoice } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import type { PrepareErrorCode } from './__generated__/usePrepareHotelMutation.graphql';
import { prepareMessage } from './prepare-messages.ts';

interface Props {
  reason: PrepareErrorCode;
  choice: RateChoice | null;
  onRetry?: () => void;
}

/** Why the room can't be had now, and the way back with dates and rooms kept. */
export function PrepareFailure({ reason, choice, onRetry }: Props) {
  const { title, advice, retry } = prepareMessage(reason);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <h1 className={css({ textStyle: 'h1' })}>予約へ進めませんでした</h1>
      <Banner tone="error" title={title}>
        {advice}
      </Banner>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        {retry && onRetry && <Button onClick={onRetry}>もう一度確認する</Button>}
        <LinkButton asChild variant="outline">
          {choice ? (
            <Link to={paths.hotel(choice.propertyId, choice.stay)}>部屋の一覧へ戻る</Link>
          ) : (
            <Link to={paths.search()}>ホテルを探す</Link>
          )}
        </LinkButton>
      </div>
    </div>
  );
}

import { Link } from '@yado/shared/router';
import { paths, type RateChoice } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { FocusedHeading } from '../../components/FocusedHeading.tsx';
import { roomsPath } from '../../lib/rooms-path.ts';
import type { PrepareMessage } from './prepare-messages.ts';

interface Props {
  message: PrepareMessage;
  choice: RateChoice | null;
  /** Where there is no choice to go back to. */
  hotelId?: string | null;
  /** The preparation that this one was to continue with. */
  continues?: string;
  onRetry?: () => void;
}

/** Why the room can’t be loaded now, and the way back with dates and rooms kept. */
export function PrepareFailure({ message, choice, hotelId, continues, onRetry }: Props) {
  const { title, advice, retry } = message;
  const retryable = retry && onRetry;
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <FocusedHeading>予約へ進めませんでした</FocusedHeading>
      <Banner tone="error" title={title}>
        {advice}
      </Banner>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        {retryable && <Button onClick={onRetry}>もう一度確認する</Button>}
        <LinkButton asChild variant={retryable ? 'outline' : 'solid'}>
          {choice ? (
            <Link to={roomsPath(choice, continues)}>部屋の一覧へ戻る</Link>
          ) : hotelId ? (
            <Link to={paths.hotel(hotelId)}>ホテルのページへ</Link>
          ) : (
            <Link to={paths.search()}>ホテルを探す</Link>
          )}
        </LinkButton>
      </div>
    </div>
  );
}

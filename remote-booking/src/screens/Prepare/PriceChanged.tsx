import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { formatYen, formatYenDifference } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import type { RateChoice } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { FocusedHeading } from '../../components/FocusedHeading.tsx';
import { priceChange } from '../../lib/price-change.ts';
import { roomsPath } from '../../lib/rooms-path.ts';

interface Props {
  hotelName: string;
  roomName: string;
  before: number;
  now: number;
  choice: RateChoice;
  /** The preparation that this one continues with: another room continues with it as well. */
  continues: string | undefined;
  onAccept: () => void;
}

/** Old, new and difference, in all and by room and night; nothing continues without an explicit yes. */
export function PriceChanged({ hotelName, roomName, before, now, choice, continues, onAccept }: Props) {
  const { checkin, checkout, occupancies } = choice.stay;
  const { difference, perRoomNight } = priceChange(before, now, choice.stay);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <FocusedHeading>料金が変わりました</FocusedHeading>
      <Banner tone="warning" announce="off">
        ホテルに確認したところ、表示していた料金から{difference > 0 ? '上がって' : '下がって'}
        いました。予約を続けるには、新しい料金への同意が必要です。
      </Banner>
      <Card heading={hotelName}>
        <p>{roomName}</p>
        <p className={css({ marginBottom: '4', textStyle: 'small', color: 'text.muted' })}>
          {formatStay(checkin, checkout, { year: true })} / {formatParty(occupancies)}
        </p>
        <DescriptionList
          layout="sums"
          items={[
            { term: '表示していた料金(税込)', description: formatYen(before) },
            { term: '現在の料金(税込)', description: formatYen(now), strong: true },
            { term: '差額', description: formatYenDifference(difference) },
          ]}
        />
        {perRoomNight && (
          <p className={css({ marginTop: '4', textStyle: 'small', color: 'text.muted', textAlign: 'right' })}>
            1室1泊あたり(平均) {formatYen(perRoomNight.before)} → {formatYen(perRoomNight.now)}(
            {formatYenDifference(perRoomNight.difference)})
          </p>
        )}
      </Card>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button onClick={onAccept}>{formatYen(now)} で予約を続ける</Button>
        <LinkButton asChild variant="outline">
          <Link to={roomsPath(choice, continues)}>部屋の一覧へ戻る</Link>
        </LinkButton>
      </div>
    </div>
  );
}

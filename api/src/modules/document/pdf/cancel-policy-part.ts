import { dayInZone } from '../../rate/calendar.ts';
import { computeCancelTimeline } from '../../rate/cancel-timeline.ts';
import type { CancelTimelineModel } from '../../rate/rate-model.ts';
import { UnreadableRateError } from '../../rate/unreadable-rate-error.ts';
import { getRoomPolicy, getTravelRoomPolicyPrice } from '../../travel/room-cost.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import type { RoomFacts, TripFacts } from '../trip-facts.ts';
import type { Labels } from './labels.ts';
import { notes, type Row, rows, section } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { day, deadline, yen } from './words.ts';

/** What canceling costs and from when; rooms under the same terms are listed together, canceled ones by their fee. */
export function cancelPolicy(
  sheet: Sheet,
  facts: TripFacts,
  language: DocumentLanguage,
  labels: Labels,
): void {
  section(sheet, labels.cancelPolicy, 70);
  const canceled = facts.rooms.filter(({ row }) => row.canceled_at !== null);
  const open = facts.rooms.filter(({ row }) => row.canceled_at === null);
  const terms = Map.groupBy(open, (room) => JSON.stringify(stageRows(facts, room, language, labels)));
  for (const [text, same] of terms) {
    if (facts.rooms.length > 1) {
      const all = same.length === facts.rooms.length;
      const names = same
        .map(({ row }) => labels.formatRoomNumber(row.room_number))
        .join(language === 'ja-JP' ? '・' : ', ');
      sheet.ensure(40);
      sheet.text(all ? labels.cancelAll : names, { size: 8.5, font: 'bold' });
      sheet.space(2);
    }
    rows(sheet, JSON.parse(text) as Row[], { labelWidth: 250 });
  }
  rows(
    sheet,
    canceled.map(({ row, price }) => {
      const on = row.canceled_at ? day(dayInZone(row.canceled_at, 'Asia/Tokyo'), language) : '';
      return [
        `${labels.formatRoomNumber(row.room_number)}  ${labels.canceledOn} ${on}`,
        `${labels.cancelFee} ${yen(price.finalPrice)}`,
        { right: true },
      ];
    }),
    { labelWidth: 250 },
  );
  if (open.length > 0) notes(sheet, [labels.cancelNote]);
}

function stageRows(facts: TripFacts, room: RoomFacts, language: DocumentLanguage, labels: Labels): Row[] {
  const zone = facts.travel.time_zone;
  const at = (instant: string) => deadline(instant, zone, language);
  // Each moment of change is named once, as an end: two ranges that share a minute read as if both held.
  return getStages(facts, room).map(({ start, end, penaltyPrice }) => {
    const cost = penaltyPrice === 0 ? labels.cancelFree : yen(penaltyPrice);
    if (!end) return [start ? labels.cancelAfter : labels.cancelFromBooking, cost, { right: true }];
    const until =
      language === 'ja-JP' ? `${at(end)} ${labels.cancelUntil}` : `${labels.cancelUntil} ${at(end)}`;
    return [start ? `${labels.cancelThen} ${until}` : until, cost, { right: true }];
  });
}

function getStages({ travel }: TripFacts, { row }: RoomFacts): CancelTimelineModel['stages'] {
  try {
    const options = { timeZone: travel.time_zone, bookedAt: travel.created_at };
    return computeCancelTimeline(getRoomPolicy(travel, row), getTravelRoomPolicyPrice(travel, row), options)
      .stages;
  } catch (error) {
    if (error instanceof UnreadableRateError) return [];
    throw error;
  }
}

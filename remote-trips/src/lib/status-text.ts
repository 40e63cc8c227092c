import { returnedLabels, roomStatusLabels, travelStatusLabels } from '@yado/shared/format/status-labels';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { BadgeProps } from '@yado/shared/ui/Badge';
import type { IconName } from '@yado/shared/ui/Icon';
import type { TravelStatus } from '../components/__generated__/TripStatusBadge_travel.graphql';
import type {
  ReturnedShare,
  RoomBookingStatus,
} from '../screens/Trip/__generated__/RoomStatusBadge_room.graphql';

export interface StatusText {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  icon: IconName;
}

/** In the order in which a trip can pass through them. */
export const travelStatusTexts: Readonly<Record<Known<TravelStatus>, StatusText>> = {
  BOOKING: { label: travelStatusLabels.BOOKING, tone: 'info', icon: 'clock' },
  BOOKED: { label: travelStatusLabels.BOOKED, tone: 'success', icon: 'check' },
  PARTIALLY_CANCELED: { label: travelStatusLabels.PARTIALLY_CANCELED, tone: 'warning', icon: 'warning' },
  CANCELED: { label: travelStatusLabels.CANCELED, tone: 'neutral', icon: 'close' },
  COMPLETED: { label: travelStatusLabels.COMPLETED, tone: 'neutral', icon: 'bed' },
  FAILED: { label: travelStatusLabels.FAILED, tone: 'danger', icon: 'error' },
};

const roomStatusTexts: Readonly<Record<Known<RoomBookingStatus>, StatusText>> = {
  PENDING: { label: roomStatusLabels.PENDING, tone: 'info', icon: 'clock' },
  BOOKED: { label: roomStatusLabels.BOOKED, tone: 'success', icon: 'check' },
  CANCELED: { label: roomStatusLabels.CANCELED, tone: 'neutral', icon: 'close' },
  FAILED: { label: roomStatusLabels.FAILED, tone: 'danger', icon: 'error' },
};

const returnedTexts: Readonly<Record<Known<ReturnedShare>, StatusText>> = {
  ALL: { label: returnedLabels.ALL, tone: 'neutral', icon: 'yen' },
  PART: { label: returnedLabels.PART, tone: 'neutral', icon: 'yen' },
};

const unknown: StatusText = { label: '状態不明', tone: 'neutral', icon: 'help' };

export const travelStatusText = (status: string): StatusText => lookUp(travelStatusTexts, status, unknown);

const unknownReturn: StatusText = { label: '返金あり', tone: 'neutral', icon: 'yen' };

export const roomStatusText = (status: string): StatusText => lookUp(roomStatusTexts, status, unknown);

/** How much of a room's price an operator returned, beside what the room is; null when nothing was. */
export const returnedText = (returned: string | null | undefined): StatusText | null =>
  returned ? lookUp(returnedTexts, returned, unknownReturn) : null;

/** A change of names or requests was sent and the hotel has not answered yet. */
export const changePendingText: StatusText = { label: '変更確認中', tone: 'info', icon: 'clock' };

/** The trip was moved to other dates, and this one is being canceled. */
export const givingUpText: StatusText = {
  label: 'キャンセル手続き中',
  tone: 'warning',
  icon: 'clock',
};

/** A cancellation was sent and the hotel has not answered yet. */
export const cancelPendingText: StatusText = { label: 'キャンセル確認中', tone: 'info', icon: 'clock' };

import { formatInstant } from '@yado/shared/format/instants';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { describeEvent, type EventNames, linkedTrip } from '../../lib/history-text.ts';
import { type MemoKind, getMemoKind, type Viewer } from '../../lib/viewer.ts';
import { memoWords } from './memo-words.ts';
import { MemoForm } from './MemoForm.tsx';
import { MemoDeleteButton } from './MemoDeleteButton.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import type {
  TripTimeline_travel$data,
  TripTimeline_travel$key,
} from './__generated__/TripTimeline_travel.graphql';

interface Props {
  travel: TripTimeline_travel$key;
  viewer: Viewer | null;
  onChanged: () => Promise<void>;
}

/** What happened and what was written about it, oldest first. */
export function TripTimeline({ travel, viewer, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripTimeline_travel on Travel {
        id
        externalSupplierName
        employee {
          id
          name
        }
        expediaHotelRooms {
          id
          roomNumber
        }
        updateTimeline {
          __typename
          ... on CompanyTravelMemo {
            id
            text
            createdAt
            employee {
              name
            }
            viewerCanDelete
          }
          ... on AgencyTravelMemo {
            id
            text
            createdAt
            agencyUser {
              name
            }
            viewerCanDelete
          }
          ... on OperatorTravelMemo {
            id
            text
            createdAt
            operatorUser {
              name
            }
            viewerCanDelete
          }
          ... on TravelHistory {
            id
            historyType
            createdAt
            data {
              __typename
              ... on TravelBookedData {
                previousTravelId
              }
              ... on RoomCanceledData {
                expediaHotelRoomId
                cancelRefundPrice
                by
                employeeId
                reason
              }
              ... on TravelCanceledData {
                by
                employeeId
              }
              ... on HotelOrRoomCreatedData {
                createdRoomId: expediaHotelRoomId
                by
              }
              ... on RoomRefundedData {
                expediaHotelRoomId
                refundPrice
                reason
              }
              ... on RoomChangedData {
                expediaHotelRoomId
                details
                previousGuestName
                guestName
                by
                employeeId
              }
              ... on BilledTaxRecordedData {
                billedTaxPrice
                billedTaxParts {
                  ratePercent
                  price
                  taxPrice
                }
                by
                employeeId
              }
              ... on DateChangedData {
                nextTravelId
              }
              ... on PreviousTravelChoiceData {
                previousTravelId
                otherNextTravelId: nextTravelId
                by
                employeeId
              }
            }
          }
        }
      }
    `,
    travel,
  );
  const names: EventNames = {
    isElsewhere: trip.externalSupplierName !== null,
    roomNumber: (id) => trip.expediaHotelRooms.find((room) => room.id === id)?.roomNumber,
    personName: (id) => (id === trip.employee.id ? trip.employee.name : undefined),
  };
  const kind = getMemoKind(viewer);
  return (
    <Card heading="履歴とメモ">
      {trip.updateTimeline.length > 0 && (
        <ol className={css({ marginBottom: '6' })}>
          {trip.updateTimeline.map((item) => renderEntry(item, names, onChanged))}
        </ol>
      )}
      {kind && <MemoForm travelId={trip.id} kind={kind} onAdded={onChanged} />}
    </Card>
  );
}

type Item = TripTimeline_travel$data['updateTimeline'][number];

function renderEntry(item: Item, names: EventNames, onChanged: () => Promise<void>) {
  switch (item.__typename) {
    case 'TravelHistory': {
      const { title, by, note } = describeEvent(item.historyType, item.data, names);
      const linked = linkedTrip(item.data);
      return (
        <TimelineEntry
          key={item.id}
          icon="clock"
          title={title}
          by={by}
          at={formatInstant(item.createdAt, { year: true })}
        >
          {note}
          {linked && (
            <TextLink asChild>
              <Link to={paths.trip(linked.id)}>{linked.label}</Link>
            </TextLink>
          )}
        </TimelineEntry>
      );
    }
    case 'CompanyTravelMemo':
      return memoEntry('company', item, item.employee.name, onChanged);
    case 'AgencyTravelMemo':
      return memoEntry('agency', item, item.agencyUser.name, onChanged);
    case 'OperatorTravelMemo':
      return memoEntry('operator', item, item.operatorUser.name, onChanged);
    default:
      return null;
  }
}

interface Memo {
  readonly id: string;
  readonly text: string;
  readonly createdAt: string;
  readonly viewerCanDelete: boolean;
}

const memoIcons = { company: 'edit', agency: 'building', operator: 'help' } as const;

function memoEntry(kind: MemoKind, memo: Memo, by: string, onChanged: () => Promise<void>) {
  const { id, text, createdAt, viewerCanDelete } = memo;
  return (
    <TimelineEntry
      key={id}
      icon={memoIcons[kind]}
      title={memoWords[kind].title}
      by={by}
      at={formatInstant(createdAt, { year: true })}
      action={viewerCanDelete && <MemoDeleteButton id={id} kind={kind} text={text} onDeleted={onChanged} />}
    >
      {text}
    </TimelineEntry>
  );
}

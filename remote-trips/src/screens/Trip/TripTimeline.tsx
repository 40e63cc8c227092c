import { formatInstant } from '@yado/shared/format/instants';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { describeEvent, type EventNames, linkedTrip } from '../../lib/history-text.ts';
import { MemoForm } from './MemoForm.tsx';
import { MemoDeleteButton } from './MemoDeleteButton.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import type {
  TripTimeline_travel$data,
  TripTimeline_travel$key,
} from './__generated__/TripTimeline_travel.graphql';

interface Props {
  travel: TripTimeline_travel$key;
  onChanged: () => Promise<void>;
}

/** What happened and what was written about it, oldest first. */
export function TripTimeline({ travel, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripTimeline_travel on Travel {
        id
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
          }
          ... on OperatorTravelMemo {
            id
            text
            createdAt
            operatorUser {
              name
            }
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
                by
                employeeId
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
              }
              ... on DateChangedData {
                nextTravelId
              }
            }
          }
        }
      }
    `,
    travel,
  );
  const names: EventNames = {
    roomNumber: (id) => trip.expediaHotelRooms.find((room) => room.id === id)?.roomNumber,
    personName: (id) => (id === trip.employee.id ? trip.employee.name : undefined),
  };
  return (
    <Card heading="履歴とメモ">
      {trip.updateTimeline.length > 0 && (
        <ol className={css({ marginBottom: '6' })}>
          {trip.updateTimeline.map((item) => entryOf(item, names, onChanged))}
        </ol>
      )}
      <MemoForm travelId={trip.id} onAdded={onChanged} />
    </Card>
  );
}

type Item = TripTimeline_travel$data['updateTimeline'][number];

function entryOf(item: Item, names: EventNames, onChanged: () => Promise<void>) {
  switch (item.__typename) {
    case 'TravelHistory': {
      const { title, by } = describeEvent(item.historyType, item.data, names);
      const linked = linkedTrip(item.data);
      return (
        <TimelineEntry
          key={item.id}
          icon="clock"
          title={title}
          by={by}
          at={formatInstant(item.createdAt, { year: true })}
        >
          {linked && (
            <TextLink asChild>
              <Link to={paths.trip(linked.id)}>{linked.label}</Link>
            </TextLink>
          )}
        </TimelineEntry>
      );
    }
    case 'CompanyTravelMemo':
      return (
        <TimelineEntry
          key={item.id}
          icon="edit"
          title="社内メモ"
          by={item.employee.name}
          at={formatInstant(item.createdAt, { year: true })}
          action={
            item.viewerCanDelete && <MemoDeleteButton id={item.id} text={item.text} onDeleted={onChanged} />
          }
        >
          {item.text}
        </TimelineEntry>
      );
    case 'AgencyTravelMemo':
      return (
        <TimelineEntry
          key={item.id}
          icon="building"
          title="旅行会社のメモ"
          by={item.agencyUser.name}
          at={formatInstant(item.createdAt, { year: true })}
        >
          {item.text}
        </TimelineEntry>
      );
    case 'OperatorTravelMemo':
      return (
        <TimelineEntry
          key={item.id}
          icon="help"
          title="運営担当者のメモ"
          by={item.operatorUser.name}
          at={formatInstant(item.createdAt, { year: true })}
        >
          {item.text}
        </TimelineEntry>
      );
    default:
      return null;
  }
}

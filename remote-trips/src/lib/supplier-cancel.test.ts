import { expect, it } from 'vitest';
import { roomsTakenAway } from './supplier-cancel.ts';

const canceled = (expediaHotelRoomId: string, by: string) => ({
  __typename: 'TravelHistory',
  historyType: 'ROOM_CANCELED',
  data: { __typename: 'RoomCanceledData', by, expediaHotelRoomId },
});
const rooms = [
  { id: 'r1', roomNumber: 1 },
  { id: 'r2', roomNumber: 2 },
];

it('names the rooms that the supplier canceled, and none that somebody here gave up', () => {
  const timeline = [
    canceled('r1', 'COMPANY_EMPLOYEE'),
    canceled('r2', 'SUPPLIER'),
    { __typename: 'CompanyTravelMemo' },
  ];
  expect(roomsTakenAway(timeline, rooms)).toEqual([rooms[1]]);
  expect(roomsTakenAway([], rooms)).toEqual([]);
});

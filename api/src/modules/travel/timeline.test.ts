import { expect, it } from 'vitest';
import type { TravelHistoryRow } from './tables.ts';
import { buildTimeline } from './timeline.ts';

const row: TravelHistoryRow = {
  id: 'h1',
  travel_id: 't1',
  history_type: 'TRAVEL_CANCELED',
  room_id: null,
  by: 'COMPANY_EMPLOYEE',
  user_id: 'u1',
  linked_travel_id: null,
  price: null,
  reason: null,
  room_change: null,
  billed_tax_id: null,
  sequence: 1,
  created_at: new Date('2026-11-01T00:00:00Z'),
};

it('leaves out kinds of history that only a later release knows, and keeps the rest', () => {
  const later = { ...row, id: 'h2', sequence: 2, history_type: 'TRAVEL_TELEPORTED' as 'TRAVEL_CANCELED' };
  const history = [row, later, { ...row, id: 'h3', sequence: 3 }];
  const timeline = buildTimeline(null, {
    id: 't1',
    memos: [],
    history,
    choices: [],
    rooms: [],
    billParts: new Map(),
  });
  expect(timeline.map((item) => ('id' in item ? item.id : null))).toEqual(['h1', 'h3']);
});

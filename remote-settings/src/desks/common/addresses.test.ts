import { expect, it } from 'vitest';
import { parseBranchFilter, toBranchesInput } from '../branches/branch-filter.ts';
import { parseTaskFilter, taskFilterToParams, toTasksInput } from '../tasks/task-filter.ts';
import { parseDesk } from './desk.ts';

const at = (path: string) => new URL(path, 'http://x');

it.each([
  ['/desk/agency', 'agency'],
  ['/desk/agency/branches/b1', 'agency'],
  ['/desk/operator/branches', 'operator'],
])('is on the desk that %s names', (path, desk) => {
  expect(parseDesk(at(path))).toBe(desk);
});

it.each([
  ['', {}],
  [
    '?q=%20さくら%20&status=suspended&agency=a1',
    { keyword: 'さくら', statuses: ['SUSPENDED'], agencyId: 'a1' },
  ],
  ['?status=nothing', {}],
])('asks for the branches that %j names', (query, input) => {
  const asked = toBranchesInput(parseBranchFilter(at(`/desk/operator/branches${query}`)));
  expect(JSON.parse(JSON.stringify(asked))).toEqual(input);
});

it.each([
  ['', { status: 'OPEN' }],
  ['?status=resolved', { status: 'RESOLVED' }],
  ['?kind=booking-unknown', { status: 'OPEN', kinds: ['BOOKING_UNKNOWN'] }],
  ['?kind=nothing', { status: 'OPEN' }],
])('asks for the tasks that %j names, and writes the same address', (query, input) => {
  const filter = parseTaskFilter(at(`/desk/operator${query}`));
  expect(JSON.parse(JSON.stringify(toTasksInput(filter)))).toEqual(input);
  expect(parseTaskFilter(at(`/desk/operator?${taskFilterToParams(filter)}`))).toEqual(filter);
});

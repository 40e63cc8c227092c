import { expect, test } from 'vitest';
import { readEmployeeFilter } from './employee-filter.ts';

test.each([
  ['', { keyword: null, status: null }],
  ['q=%20佐藤%20&status=ACTIVE', { keyword: '佐藤', status: 'ACTIVE' }],
  ['q=%20&status=DELETED', { keyword: null, status: null }],
  ['status=INVITED', { keyword: null, status: 'INVITED' }],
])('reads %j', (search, filter) => expect(readEmployeeFilter(new URLSearchParams(search))).toEqual(filter));

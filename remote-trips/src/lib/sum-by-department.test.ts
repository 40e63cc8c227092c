import { expect, it } from 'vitest';
import { sumByDepartment } from './sum-by-department.ts';

it('adds up what each department bears, credits too, and puts what has no code last', () => {
  const lines = [
    { departmentIdByEmployee: null, price: 1_000 },
    { departmentIdByEmployee: 'D2', price: 20_000 },
    { departmentIdByEmployee: 'D1', price: 5_000 },
    { departmentIdByEmployee: 'D2', price: -3_000 },
  ];
  expect(sumByDepartment(lines)).toEqual([
    { department: 'D1', price: 5_000 },
    { department: 'D2', price: 17_000 },
    { department: null, price: 1_000 },
  ]);
});

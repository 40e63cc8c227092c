interface BilledLine {
  readonly departmentIdByEmployee?: string | null;
  readonly price: number;
}

export interface DepartmentSum {
  /** The company's own code; null for lines without one. */
  department: string | null;
  price: number;
}

/** What each department has to bear, in yen, by its code; lines without a code come last. */
export function sumByDepartment(lines: readonly BilledLine[]): DepartmentSum[] {
  const sums = new Map<string, number>();
  for (const { departmentIdByEmployee, price } of lines) {
    const department = departmentIdByEmployee ?? '';
    sums.set(department, (sums.get(department) ?? 0) + price);
  }
  return [...sums]
    .sort(([one], [other]) => (one && other ? one.localeCompare(other, 'ja') : other.length - one.length))
    .map(([department, price]) => ({ department: department || null, price }));
}

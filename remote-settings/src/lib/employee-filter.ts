/** What the list of employees is narrowed to; null is everybody. */
export interface EmployeeFilter {
  keyword: string | null;
  status: 'INVITED' | 'ACTIVE' | null;
}

export function readEmployeeFilter(params: URLSearchParams): EmployeeFilter {
  const status = params.get('status');
  return {
    keyword: params.get('q')?.trim() || null,
    status: status === 'INVITED' || status === 'ACTIVE' ? status : null,
  };
}

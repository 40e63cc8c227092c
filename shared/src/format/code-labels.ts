/**
 * The customer's own codes of a booking (`companyIdByEmployee`, `departmentIdByEmployee`), by the names that the API's
 * documents give them too. 会社コード is another one: it names the company at ours.
 */
export const codeLabels = { company: '企業管理コード', department: '部署コード' } as const;

/** What a trip is for, as its booker writes it for the company; hotels don't see it. */
export const memoLabel = '出張目的・メモ';

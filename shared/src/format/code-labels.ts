/**
 * The customer's own codes of a booking (`companyIdByEmployee`, `departmentIdByEmployee`), by the names that the API's
 * documents give them too. 会社コード is another one: it names the company at ours.
 */
export const codeLabels = { company: '企業管理コード', department: '部署コード' } as const;

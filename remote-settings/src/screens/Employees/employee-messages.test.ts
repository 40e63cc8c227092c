// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { employeeMessages } from './employee-messages.ts';

const schema = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
const [, values = ''] = /enum EmployeeErrorCode \{([^}]*)\}/.exec(schema) ?? [];
const codes = values.match(/^ +[A-Z_]+$/gm)?.map((line) => line.trim());

// spec: 8.delegateCompanyAdmin, 8.deleteEmployee, 8.inviteEmployee
it('has a Japanese sentence for every code of the schema', () => {
  expect(Object.keys(employeeMessages).sort()).toEqual(codes?.sort());
  for (const text of Object.values(employeeMessages)) expect(text).toMatch(/[ぁ-ん].*。$/);
});

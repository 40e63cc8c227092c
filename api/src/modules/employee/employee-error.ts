import type { EmployeeErrorCode } from '../../graphql/__generated__/schema-types.ts';
import type { EmployeeFailure } from './manage-branch.ts';

export function toEmployeeError({ code }: EmployeeFailure): {
  __typename: 'EmployeeError';
  errorCode: EmployeeErrorCode;
} {
  return { __typename: 'EmployeeError', errorCode: code };
}

import type { TestClient } from '../_client.ts';

interface Changed {
  __typename: string;
  companyBranch?: { id: string; status: string };
  errorCode?: string;
}

/** An operator's word on whether a branch may buy. */
export async function changeBranchStatus(
  operator: TestClient,
  branchId: string,
  status: string,
): Promise<Changed> {
  const response = await operator.query<{ changeBranchStatus: Changed }>(
    `mutation ($input: ChangeBranchStatusInput!) {
      changeBranchStatus(input: $input) {
        __typename
        ... on ChangeBranchStatusSuccess { companyBranch { id status } }
        ... on ChangeBranchStatusError { errorCode }
      }
    }`,
    { input: { branchId, status } },
  );
  return response.expectNoErrors().changeBranchStatus;
}

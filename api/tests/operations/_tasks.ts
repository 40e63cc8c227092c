import type { TestClient } from '../_client.ts';

export interface TaskAnswer {
  id: string;
  kind: string;
  status: string;
  createdAt: string;
  lastSeenAt: string;
  mayBeNotBooked: boolean;
  travel: { id: string; status: string } | null;
  companyBranch: { id: string } | null;
  price: number | null;
  reference: string | null;
  detail: string | null;
  resolvedAt: string | null;
  resolvedBy: { id: string; name: string } | null;
  note: string | null;
}

const taskFields = `
  id kind status createdAt lastSeenAt mayBeNotBooked travel { id status } companyBranch { id } price reference detail
  resolvedAt resolvedBy { id name } note`;

export interface TaskPage {
  nodes: TaskAnswer[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export async function tasks(
  client: TestClient,
  variables: { input?: { status?: string; kinds?: string[] }; first?: number; after?: string } = {},
): Promise<TaskPage> {
  const response = await client.query<{ operatorTasks: TaskPage }>(
    `query ($input: OperatorTasksInput, $first: Int, $after: String) {
      operatorTasks(input: $input, first: $first, after: $after) {
        nodes { ${taskFields} } totalCount pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  );
  return response.expectNoErrors().operatorTasks;
}

export interface ResolveResult {
  __typename: string;
  errorCode?: string;
  operatorTask?: TaskAnswer;
}

export async function resolve(
  client: TestClient,
  input: { taskId: string; note: string; outcome?: string },
): Promise<ResolveResult> {
  const response = await client.query<{ resolveOperatorTask: ResolveResult }>(
    `mutation ($input: ResolveOperatorTaskInput!) {
      resolveOperatorTask(input: $input) {
        __typename
        ... on ResolveOperatorTaskSuccess { operatorTask { ${taskFields} } }
        ... on ResolveOperatorTaskError { errorCode }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().resolveOperatorTask;
}

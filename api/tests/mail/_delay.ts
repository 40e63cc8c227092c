import type { TestClient } from '../_client.ts';

/** From when on the next mail about a trip is sent, as its viewer reads it. */
export async function readDelay(client: TestClient, id: string): Promise<string | null> {
  const response = await client.query<{ travelInDetail: { delayedMailUntil: string | null } }>(
    'query ($id: ID!) { travelInDetail(id: $id) { delayedMailUntil } }',
    { id },
  );
  return response.expectNoErrors().travelInDetail.delayedMailUntil;
}

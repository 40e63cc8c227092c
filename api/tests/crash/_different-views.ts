import type { TestClient } from '../_client.ts';
import { readTravel } from '../booking/_booking.ts';

/** I5: what the user sees is what the operator sees. */
export async function findDifferentViews(
  [user, operator]: readonly [TestClient, TestClient],
  travel: { id: string } | null,
): Promise<string[]> {
  if (!travel) return [];
  const [users, operators] = await Promise.all(
    [user, operator].map(async (client) => {
      const seen = await readTravel(client, travel.id);
      const rooms = seen?.expediaHotelRooms.map(({ status, refundPrice }) => ({ status, refundPrice }));
      return JSON.stringify({ status: seen?.status, pricing: seen?.pricing, rooms });
    }),
  );
  return users === operators ? [] : [`I5: the user sees ${users}, the operator ${operators}`];
}

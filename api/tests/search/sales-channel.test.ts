import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestClient } from '../_client.ts';
import { signIn } from '../_sign-in.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { regionId, search, stayAhead } from './_search.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(() => world.close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const employee = (headers: Record<string, string> = {}) =>
  new TestClient(world.api.url, () => signIn(inject('world').auth, 'employee@sakura.example'), headers);

it('shows on a phone what was asked of the supplier for phones, never what a desk was shown before', async () => {
  const stay = stayAhead({ days: 77 });
  const region = { regionId: await regionId(employee(), '札幌', ['CITY']) };
  const asked = (channel: string) => world.rapid.count('GET', new RegExp(`sales_channel=${channel}&`));
  await search(employee(), { region, stay });
  const onDesk = asked('website');
  expect(onDesk).toBeGreaterThan(0);
  expect(asked('mobile_web')).toBe(0);
  await search(employee({ 'user-agent': phone }), { region, stay });
  const onPhone = asked('mobile_web');
  expect(onPhone).toBeGreaterThan(0);
  await search(employee({ 'user-agent': phone }), { region, stay });
  await search(employee(), { region, stay });
  expect([asked('website'), asked('mobile_web')]).toEqual([onDesk, onPhone]);
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { loadMailFacts } from '../../src/modules/travel/mail-facts.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { download } from '../document/_documents.ts';

const booker = 'osaka@sakura.example';
const DAY_MS = 86_400_000;
const wish = 'Wheelchair access, please.';

describe('the guests’ link of a trip', () => {
  let world: BookingWorld;
  let trip: TravelAnswer;
  let endsAt: number;
  let offset = 0;
  const moveTo = (instant: number) => {
    offset = instant - Date.now();
  };

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    const client = world.api.as(booker);
    const stay = buildStay(2, 60);
    stay.occupancies = [{ adults: 1, childAges: [7] }, { adults: 2 }];
    const prepared = await prepare(client, await chooseAnyRate(world.api, client, stay));
    const guests = [
      { familyName: 'Tanaka', givenName: 'Kenichi', specialRequest: wish },
      { familyName: 'Suzuki', givenName: 'Ken' },
    ];
    const answer = await book(client, bookInput(prepared, { guests }, 2));
    if (!answer.travel) throw new Error(`Not booked: ${answer.errorCode}`);
    trip = answer.travel;
    const row = await readRow();
    endsAt = row.ends_at.getTime();
  });
  afterEach(() => {
    offset = 0;
  });
  afterAll(() => world.close());

  const readRow = () =>
    world.api.app.db.selectFrom('travels').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow();

  async function open(key: string | null) {
    const response = await world.api.anonymous().query<{
      travelByKey: {
        rooms: { numberOfChildren: number; childAges: number[]; specialRequest: string | null }[];
      } | null;
      travelKeyState: string;
      travelVoucherDownloadLinkByKey: { url: string } | null;
    }>(
      `query ($key: String!) {
        travelByKey(key: $key) { rooms { numberOfChildren childAges specialRequest } }
        travelKeyState(key: $key)
        travelVoucherDownloadLinkByKey(key: $key, roomNumbers: []) { url }
      }`,
      { key: key ?? '' },
    );
    return response.expectNoErrors();
  }
  async function readLink() {
    const response = await world.api
      .as(booker)
      .query<{ travelInDetail: { publicKey: string | null; publicKeyExpiresAt: string | null } }>(
        'query ($id: ID!) { travelInDetail(id: $id) { publicKey publicKeyExpiresAt } }',
        { id: trip.id },
      );
    return response.expectNoErrors().travelInDetail;
  }
  async function change(what: 'renew' | 'revoke') {
    const field = `${what}TravelPublicKey`;
    const response = await world.api
      .as(booker)
      .query<Record<string, { publicKey: string | null; publicKeyExpiresAt: string | null }>>(
        `mutation ($id: ID!) { ${field}(travelId: $id) { publicKey publicKeyExpiresAt } }`,
        { id: trip.id },
      );
    return response.expectNoErrors()[field];
  }

  // spec: 6.by-key
  it('shows the party no guest’s requests and no child’s age', async () => {
    const { travelByKey, travelKeyState, travelVoucherDownloadLinkByKey: link } = await open(trip.publicKey);
    expect(travelKeyState).toBe('OPEN');
    expect(travelByKey?.rooms).toEqual([
      { numberOfChildren: 1, childAges: [], specialRequest: null },
      { numberOfChildren: 0, childAges: [], specialRequest: null },
    ]);
    const guests = await readPdf(
      Buffer.from(await (await download(world.api, link ?? { url: '' })).arrayBuffer()),
    );
    expect(guests.text).toContain('お子様1名');
    expect(guests.text).not.toContain('7歳');
    expect(guests.text).not.toContain('Wheelchair');
    expect(guests.text).not.toContain('ご要望');
  });

  it('keeps requests and ages on the members’ own paper', async () => {
    const response = await world.api
      .as(booker)
      .query<{ travelVoucherDownloadLink: { url: string } }>(
        'query ($input: TravelVoucherDownloadLinkInput!) { travelVoucherDownloadLink(input: $input) { url } }',
        { input: { travelId: trip.id } },
      );
    const link = response.expectNoErrors().travelVoucherDownloadLink;
    const members = await readPdf(Buffer.from(await (await download(world.api, link)).arrayBuffer()));
    expect(members.text).toContain('7歳');
    expect(members.text).toContain('Wheelchair');
  });

  it('ends 30 days after check-out, with its papers and in mails, and members see when', async () => {
    const end = endsAt + 30 * DAY_MS;
    expect(await readLink()).toEqual({
      publicKey: trip.publicKey,
      publicKeyExpiresAt: new Date(end).toISOString(),
    });
    moveTo(end - 60_000);
    const { travelKeyState, travelVoucherDownloadLinkByKey: link } = await open(trip.publicKey);
    expect(travelKeyState).toBe('OPEN');
    expect((await loadMailFacts(world.api.app, trip.id)).guestUrl).not.toBeNull();
    moveTo(end + 1_000);
    expect(await open(trip.publicKey)).toEqual({
      travelByKey: null,
      travelKeyState: 'ENDED',
      travelVoucherDownloadLinkByKey: null,
    });
    expect((await download(world.api, link ?? { url: '' })).status).toBe(404);
    expect((await loadMailFacts(world.api.app, trip.id)).guestUrl).toBeNull();
    expect(await readLink()).toEqual({ publicKey: null, publicKeyExpiresAt: new Date(end).toISOString() });
  });

  it('is renewed by a member, for 30 days from then when the stay is over', async () => {
    const later = endsAt + 300 * DAY_MS;
    moveTo(later);
    const renewed = await change('renew');
    expect(renewed?.publicKey).not.toBe(trip.publicKey);
    const end = Date.parse(renewed?.publicKeyExpiresAt ?? '');
    expect(end - later).toBeGreaterThanOrEqual(30 * DAY_MS);
    expect(end - later).toBeLessThan(30 * DAY_MS + 60_000);
    expect((await open(renewed?.publicKey ?? null)).travelKeyState).toBe('OPEN');
    // The one before is unknown from then on.
    expect((await open(trip.publicKey)).travelKeyState).toBe('UNKNOWN');
    moveTo(end + 1_000);
    expect((await open(renewed?.publicKey ?? null)).travelKeyState).toBe('ENDED');
  });

  it('is renewed until 30 days after check-out before the stay is over', async () => {
    const renewed = await change('renew');
    expect(renewed?.publicKeyExpiresAt).toBe(new Date(endsAt + 30 * DAY_MS).toISOString());
  });

  it('has no end to show once it is revoked, and is a wrong key then', async () => {
    const { publicKey } = await readLink();
    expect(await change('revoke')).toEqual({ publicKey: null, publicKeyExpiresAt: null });
    expect(await open(publicKey)).toMatchObject({ travelByKey: null, travelKeyState: 'UNKNOWN' });
    expect((await open('A'.repeat(43))).travelKeyState).toBe('UNKNOWN');
    await change('renew');
  });

  it('ends with the branch', async () => {
    const { publicKey } = await readLink();
    const { db } = world.api.app;
    const { branch_id } = await readRow();
    const { travelVoucherDownloadLinkByKey: link } = await open(publicKey);
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED') =>
      db.updateTable('branches').set({ status }).where('id', '=', branch_id).execute();
    await setStatus('SUSPENDED');
    const suspended = await open(publicKey);
    await setStatus('CLOSED');
    const closed = await open(publicKey);
    const paper = await download(world.api, link ?? { url: '' });
    await setStatus('ACTIVE');
    expect(suspended.travelKeyState).toBe('OPEN');
    expect(closed).toEqual({
      travelByKey: null,
      travelKeyState: 'ENDED',
      travelVoucherDownloadLinkByKey: null,
    });
    expect(paper.status).toBe(404);
  });
});

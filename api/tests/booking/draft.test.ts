import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { book, bookInput, chooseAnyRate, prepare, buildStay } from './_booking.ts';
import { forgetUnbooked } from '../../src/modules/booking-jobs/jobs.ts';
import { buildDraft, readDraft, saveDraft } from './_drafts.ts';

describe('draft of a booking', () => {
  let api: TestApi;
  let client: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    client = api.as('employee@sakura.example');
  });
  afterAll(() => api.close());

  const prepareAny = async () => prepare(client, await chooseAnyRate(api, client, buildStay()));
  const getId = (prepared: Awaited<ReturnType<typeof prepare>>) =>
    prepared.preparedBooking?.priceCheckId ?? '';

  it('keeps purpose and notes, which pages of an earlier release have no field for', async () => {
    const id = getId(await prepareAny());
    expect(await readDraft(client, id)).toMatchObject({ draft: { memo: '' } });
    expect(await saveDraft(client, id, buildDraft({ memo: '監査' }))).toMatchObject({
      draft: { memo: '監査' },
    });
    expect(await saveDraft(client, id, buildDraft())).toMatchObject({ draft: { memo: '監査' } });
    expect(await saveDraft(client, id, buildDraft({ memo: '' }))).toMatchObject({ draft: { memo: '' } });
  });

  it('is kept as it was typed, finished or not, and the last save wins', async () => {
    const id = getId(await prepareAny());
    expect(await readDraft(client, id)).toMatchObject({ draft: { revision: 0 } });
    const typed = buildDraft({ email: '', phone: { countryCode: '81', number: '０３−' } });
    expect(await saveDraft(client, id, typed)).toMatchObject({ draft: { ...typed, revision: 1 } });
    const later = { ...typed, guests: [{ ...typed.guests[0]!, specialRequest: '高層階\nを希望' }] };
    await saveDraft(client, id, later);
    expect(await readDraft(client, id)).toMatchObject({ draft: { ...later, revision: 2 } });
  });

  it('is its own for each user of the branch, and for others the preparation does not exist', async () => {
    const id = getId(await prepareAny());
    await saveDraft(client, id, buildDraft());
    const colleague = api.as('admin@sakura.example');
    const theirs = await readDraft(colleague, id);
    expect(theirs).toMatchObject({ draft: { revision: 0, email: 'admin@sakura.example' } });
    expect(theirs?.draft?.id).not.toBe((await readDraft(client, id))?.draft?.id);
    await saveDraft(colleague, id, buildDraft({ email: 'admin@sakura.example' }));
    expect(await readDraft(client, id)).toMatchObject({ draft: { email: 'employee@sakura.example' } });
    for (const email of ['osaka@sakura.example', 'admin@aozora.example']) {
      const foreign = api.as(email);
      expect(await readDraft(foreign, id)).toEqual(await readDraft(foreign, newId()));
      expect(await saveDraft(foreign, id, buildDraft())).toEqual(
        await saveDraft(foreign, newId(), buildDraft()),
      );
      expect(await saveDraft(foreign, id, buildDraft())).toBeNull();
    }
    expect(await readDraft(client, id)).toMatchObject({ draft: { revision: 1 } });
  });

  it('continues with a new preparation of the same user, and of nobody else', async () => {
    const rate = await chooseAnyRate(api, client, buildStay());
    const first = getId(await prepare(client, rate));
    await saveDraft(client, first, buildDraft());
    const again = getId(await prepare(client, rate, undefined, first));
    expect(await readDraft(client, again)).toMatchObject({ draft: buildDraft() });
    for (const email of ['admin@sakura.example', 'admin@aozora.example']) {
      const other = api.as(email);
      const taken = getId(await prepare(other, rate, undefined, first));
      expect(await readDraft(other, taken)).toMatchObject({
        draft: { revision: 0, companyIdByEmployee: '' },
      });
    }
  });

  it('begins with the trip that is to be moved: its guests, contact, codes and payment', async () => {
    const phone = { countryCode: '81', number: '9087654321' };
    const booked = await book(
      client,
      bookInput(await prepareAny(), { phone, companyIdByEmployee: 'P-77', email: 'desk@sakura.example' }),
    );
    const move = async (stay = buildStay()) =>
      getId(await prepare(client, await chooseAnyRate(api, client, stay), booked.travel?.id));
    const moved = await readDraft(client, await move());
    expect(moved?.draft).toMatchObject({
      revision: 0,
      guests: [{ familyName: 'Tanaka', givenName: 'Kenichi', smoking: false }],
      email: 'desk@sakura.example',
      phone: { countryCode: '81', number: '090-8765-4321' },
      companyIdByEmployee: 'P-77',
      paymentType: 'INVOICE',
      creditCardId: null,
    });
    const twoRooms = await readDraft(client, await move(buildStay(2)));
    expect(twoRooms?.draft).toMatchObject({ email: 'employee@sakura.example', companyIdByEmployee: '' });
    expect(twoRooms?.draft?.guests).toHaveLength(2);
  });

  it('names no employee for a room whose guest is another by now, or whose employee is gone', async () => {
    const { db } = api.app;
    const employeeId = 'demo-sakura-admin';
    const input = bookInput(await prepareAny());
    const guests = input.guests.map((guest) => ({ ...guest, employeeId }));
    const { travel } = await book(client, { ...input, guests });
    const moved = async () => {
      const prepared = await prepare(client, await chooseAnyRate(api, client, buildStay()), travel?.id);
      return (await readDraft(client, getId(prepared)))?.draft?.guests[0]?.employeeId;
    };
    expect(await moved()).toBe(employeeId);
    const status = (to: 'ACTIVE' | 'DELETED') =>
      db.updateTable('users').set({ status: to }).where('id', '=', employeeId).execute();
    await status('DELETED');
    expect(await moved()).toBeNull();
    await status('ACTIVE');
    const renamed = { given_name: 'Hanako' };
    await db
      .updateTable('travel_rooms')
      .set(renamed)
      .where('travel_id', '=', travel?.id ?? '')
      .execute();
    expect(await moved()).toBeNull();
  });

  it('goes with its preparation a week after that ran out, unless it was booked', async () => {
    const [forgotten, booked] = [await prepareAny(), await prepareAny()];
    await saveDraft(client, getId(forgotten), buildDraft());
    await book(client, bookInput(booked));
    const left = async () => {
      const rows = await api.app.db
        .selectFrom('price_checks')
        .select('id')
        .where('id', 'in', [getId(forgotten), getId(booked)])
        .execute();
      return rows.map(({ id }) => id);
    };
    await forgetUnbooked(api.app);
    expect(await left()).toHaveLength(2);
    const later = new Date(Date.now() + 8 * 24 * 3_600_000);
    await forgetUnbooked({ ...api.app, clock: () => later });
    expect(await left()).toEqual([getId(booked)]);
  });

  it('begins with the address, phone and means of the last booking and the codes of the branch', async () => {
    const { db } = api.app;
    const codes = { company_id_by_employee: 'SKR-001', department_id_by_employee: 'D-9' };
    await db.updateTable('branches').set(codes).where('id', '=', 'demo-branch-sakura-tokyo').execute();
    const phone = { countryCode: '81', number: '9012345678' };
    await book(client, bookInput(await prepareAny(), { phone }));
    expect(await readDraft(client, getId(await prepareAny()))).toMatchObject({
      draft: {
        email: 'employee@sakura.example',
        phone: { countryCode: '81', number: '090-1234-5678' },
        companyIdByEmployee: 'SKR-001',
        departmentIdByEmployee: 'D-9',
        paymentType: 'INVOICE',
        creditCardId: null,
      },
    });
    const none = { company_id_by_employee: null, department_id_by_employee: null };
    await db.updateTable('branches').set(none).where('id', '=', 'demo-branch-sakura-tokyo').execute();
  });

  it('begins with the viewer in the first room, while they book for themselves', async () => {
    const own = { familyName: 'Tanaka', givenName: 'Kenichi', employeeId: 'demo-sakura-employee' };
    const other = { familyName: 'Suzuki', givenName: 'Ichiro' };
    const guests = async (rooms = 1) =>
      (
        await readDraft(
          client,
          getId(await prepare(client, await chooseAnyRate(api, client, buildStay(rooms)))),
        )
      )?.draft?.guests;
    const nobody = { familyName: '', givenName: '', specialRequest: '', smoking: false, employeeId: null };

    await book(client, bookInput(await prepareAny(), { guests: [own] }));
    expect(await guests(2)).toEqual([{ ...nobody, ...own }, nobody]);
    await book(client, bookInput(await prepareAny(), { guests: [other] }));
    expect(await guests()).toEqual([nobody]);
  });

  it('begins with no means of payment that the branch may no longer use', async () => {
    const { db } = api.app;
    await book(client, bookInput(await prepareAny()));
    const allow = (method: 'CREDIT_CARD_ONLY' | 'CREDIT_CARD_AND_INVOICE') =>
      db
        .updateTable('branches')
        .set({ available_payment_method: method })
        .where('id', '=', 'demo-branch-sakura-tokyo')
        .execute();
    await allow('CREDIT_CARD_ONLY');
    expect((await readDraft(client, getId(await prepareAny())))?.draft?.paymentType).toBeNull();
    await allow('CREDIT_CARD_AND_INVOICE');
  });

  it('is gone once the preparation is booked and does not come back', async () => {
    const prepared = await prepareAny();
    const id = getId(prepared);
    await saveDraft(client, id, buildDraft());
    expect(await book(client, bookInput(prepared))).toMatchObject({ __typename: 'BookSuccess' });
    expect(await readDraft(client, id)).toEqual({ draft: null });
    expect(await saveDraft(client, id, buildDraft())).toEqual({ draft: null });
    const rows = await api.app.db
      .selectFrom('booking_drafts')
      .select('user_id')
      .where('price_check_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([
    ['no guest', buildDraft({ guests: [] })],
    ['two guests for one room', buildDraft({ guests: [...buildDraft().guests, ...buildDraft().guests] })],
    ['a book for a text', buildDraft({ email: 'x'.repeat(2_001) })],
  ])('is refused with %s', async (_name, draft) => {
    const id = getId(await prepareAny());
    await expect(saveDraft(client, id, draft)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('knows the name under which an employee was booked last', async () => {
    const names = () =>
      client
        .query<{ employees: { nodes: { id: string; guestName: { familyName: string } | null }[] } }>(
          '{ employees(first: 100) { nodes { id guestName { familyName givenName } } } }',
        )
        .then((answer) =>
          answer.expectNoErrors().employees.nodes.find(({ id }) => id === 'demo-sakura-admin'),
        );
    const guest = { givenName: 'Misaki', employeeId: 'demo-sakura-admin' };
    for (const familyName of ['Satou', 'Sato']) {
      const guests = [{ ...guest, familyName }];
      await book(client, bookInput(await prepareAny(), { guests, idempotencyKey: randomUUID() }));
      expect((await names())?.guestName).toEqual({ familyName, givenName: 'Misaki' });
    }
  });
});

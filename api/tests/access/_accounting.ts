import { jsonb } from '../../src/db/jsonb.ts';
import { newId } from '../../src/db/new-id.ts';
import type { TestApi } from '../_testkit.ts';
import type { Seat } from './_people.ts';

interface Place {
  api: TestApi;
  seat: Seat;
  trip: { id: string; roomId: string };
}

/** A branch with something in its accounting file, long before every trip. */
export async function addEntry({ api, seat, trip }: Place): Promise<string> {
  await api.app.db
    .insertInto('accounting_entries')
    .values({
      id: newId(),
      branch_id: seat.branchId,
      room_id: trip.roomId,
      revision: 1,
      entered_on: '2000-06-01',
      price: 1,
      tax_rate_percent: 10,
      canceled: false,
      travel_number: `ACCESS-${trip.id}`,
      room_number: 1,
      // With a character that Shift_JIS lacks.
      hotel_name: '髙',
      city: 'x',
      guest_name: 'x',
      employee_name: 'x',
      company_code: null,
      department_code: null,
      checkin: '2000-05-31',
      checkout: '2000-06-01',
      payment_type: 'INVOICE',
      seller_name: 'x',
      registration_number: null,
      recorded_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return seat.branchId;
}

/** A format of the company whose branch it is. */
export async function addProfile({ api, seat }: Place): Promise<string> {
  const { db } = api.app;
  const { company_id } = await db
    .selectFrom('branches')
    .select('company_id')
    .where('id', '=', seat.branchId)
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('accounting_profiles')
    .values({
      id,
      company_id,
      name: `形式 ${id}`,
      charset: 'UTF_8',
      date_format: 'SLASHES',
      sign: 'MINUS',
      has_header: true,
      columns: jsonb([{ title: '番号', field: 'KEY' as const, text: null }]),
      updated_by: seat.userId,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  return id;
}

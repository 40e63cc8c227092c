import { sql } from 'kysely';
import type { Db } from '../../../api/src/db/client.ts';

export const BRANCHES = 2_000;
/** Books every twentieth trip; of the agency. */
export const LARGE_BRANCH = 'branch-0';
export const SMALL_BRANCH = 'branch-7';
/** Serves three of ten branches, the large one too. */
export const AGENCY = 'agency-0';
/** Who booked a tenth of the large branch's trips. */
export const PERSON = 'user-0';

/** The people of it all, before any trip. */
export async function growCompanies(db: Db): Promise<void> {
  for (const statement of [
    sql`insert into companies (id, code, name) select 'company-' || n, 'code-' || n, '会社' || n from generate_series(0, ${sql.lit(BRANCHES - 1)}) n`,
    sql`insert into agencies (id, name) select 'agency-' || n, '代理店' || n from generate_series(0, 9) n`,
    sql`insert into branches (id, company_id, agency_id, name)
      select 'branch-' || n, 'company-' || n, case when n % 10 < 3 then 'agency-' || n % 10 * 0 end, '支店' || n
      from generate_series(0, ${sql.lit(BRANCHES - 1)}) n`,
    sql`insert into users (id, firebase_uid, email, name, role, branch_id)
      select 'user-' || n, 'uid-' || n, 'user-' || n || '@example.com', '社員' || n, 'EMPLOYEE', 'branch-' || n % ${sql.lit(BRANCHES)}
      from generate_series(0, ${sql.lit(10 * BRANCHES - 1)}) n`,
    sql`insert into price_checks (id, branch_id, user_id, property_id, room_id, rate_id, bed_group_id, is_package, stay,
        room_name, room_name_en, hotel_name, hotel_name_en, city, time_zone, property_snapshot, unicode_allowed,
        payment_price, rate, price_check_href, created_at, expires_at)
      values ('check', ${LARGE_BRANCH}, ${PERSON}, '1', '1', '1', '1', false, '{}', 'シングル', 'Single', '', '', '',
        'Asia/Tokyo', '{}', true, 1, '{}', '', now(), now())`,
  ]) {
    await statement.execute(db);
  }
}

/** Trips number `from` to `to` - 1, of which nine of ten have ended, with a room and a guest each. */
export async function growTrips(db: Db, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) n`;
  const branch = sql`case when n % 20 = 0 then 0 else (n * 7919::int8 + 13) % ${sql.lit(BRANCHES)} end`;
  await sql`insert into booking_attempts (id, branch_id, user_id, price_check_id, kind, idempotency_key, request_hash,
      request, means, state, payment_price, supplier_reference, customer_ip, customer_session, created_at, updated_at)
    select 'attempt-' || n, 'branch-' || ${branch}, 'user-' || ${branch}, null, 'EXTERNAL', 'key-' || n, '', '{}', '{}',
      'CONFIRMED', 12000, 'reference-' || n, '', '', booked.at, booked.at
    from ${numbers}, lateral (select now() - (n * 7368787::int8 % 94608000) * interval '1 second' as at) booked`.execute(
    db,
  );
  await sql`insert into travels (id, attempt_id, travel_number, branch_id, agency_id, user_id, email, phone, payment_type,
      status, property_id, hotel_name, hotel_name_en, city, time_zone, property_snapshot, stay, start_date, end_date,
      ends_at, is_package, rate, payment_price, supplier_reference, created_at, updated_at)
    select 'travel-' || lpad((n * 48271::int8 % 2147483647)::text, 10, '0') || n, 'attempt-' || n,
      'Y' || upper(substr(md5(n::text), 1, 6)) || n, branch_id, branches.agency_id,
      'user-' || case when branch_id = ${LARGE_BRANCH} then (n / 20 % 10) * ${sql.lit(BRANCHES)} else substr(branch_id, 8)::int end,
      'guest@example.com', '+81312345678', case when n % 3 = 0 then 'CREDIT_CARD' else 'INVOICE' end,
      case when n % 17 = 0 then 'CANCELED' when n % 101 = 0 then 'PARTIALLY_CANCELED' else 'BOOKED' end,
      hotel::text,
      (array['ホテル', 'ビジネスホテル', 'グランド', '旅館', 'イン'])[hotel % 5 + 1] ||
        (array['東京', '大阪', '札幌', '福岡', '名古屋', '横浜', '京都', '仙台', '広島', '神戸'])[hotel / 5 % 10 + 1] ||
        (array['駅前', '中央', '北口', '南', '東口', '西'])[hotel / 50 % 6 + 1] || hotel,
      'Hotel ' || (array['Tokyo', 'Osaka', 'Sapporo', 'Fukuoka', 'Nagoya'])[hotel / 5 % 5 + 1] || ' ' || hotel,
      '', 'Asia/Tokyo', '{}', '{}', start_date, start_date + 1 + (n % 4)::int, start_date + 2 + (n % 4)::int, false, '{}',
      12000, 'reference-' || n, trips.created_at, trips.created_at
    from (
      select n, 'branch-' || ${branch} as branch_id, (n * 104729::int8 % 7000)::int as hotel,
        (attempts.created_at + (n % 37) * interval '1 day')::date as start_date, attempts.created_at
      from ${numbers} join booking_attempts as attempts on attempts.id = 'attempt-' || n
    ) trips join branches on branches.id = trips.branch_id`.execute(db);
  await sql`insert into travel_rooms (id, travel_id, room_number, eps_room_id, room_name, room_name_en, bed_group_id, adults,
      child_ages, family_name, given_name, smoking, status, payment_price)
    select 'room-' || travels.id, travels.id, 1, '1', 'シングル', 'Single', '1', 1, '[]',
      upper((array['Sato', 'Suzuki', 'Takahashi', 'Tanaka', 'Watanabe', 'Ito', 'Yamamoto', 'Nakamura', 'Kobayashi', 'Kato'])[n % 10 + 1] ||
        translate(n / 10 % 2000 || '', '0123456789', 'abcdefghij')),
      upper((array['Taro', 'Hanako', 'Ken', 'Yuki', 'Akira', 'Mai', 'Jun'])[n % 7 + 1] || translate(n / 7 % 300 || '', '0123456789', 'klmnopqrst')),
      false, 'BOOKED', 12000
    from ${numbers} join travels on travels.attempt_id = 'attempt-' || n`.execute(db);
  for (const table of ['branches', 'booking_attempts', 'travels', 'travel_rooms']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

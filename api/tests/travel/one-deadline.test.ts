import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  buildStay,
  type BookingWorld,
  chooseRate,
  prepare,
  readTravel,
  startBookingWorld,
} from '../booking/_booking.ts';
import { eventually, mailsTo } from '../booking/_outside.ts';
import { download } from '../document/_documents.ts';
import { regionId, search } from '../search/_search.ts';
import { cancelRooms } from './_cancel.ts';

interface Rate {
  id: string;
  cancelPenalties: { start: string }[];
  cancelTimeline: { freeUntil: string; stages: { start: string | null; penaltyPrice: number }[] };
}
const rateFields = 'id cancelPenalties { start } cancelTimeline { freeUntil stages { start penaltyPrice } }';

let world: BookingWorld;
let client: TestClient;
let now: () => Date = () => new Date();
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => now() } });
  client = world.api.as('employee@sakura.example');
});
afterAll(() => world.close());

async function ask<T>(query: string, variables: object): Promise<T> {
  return (await client.query<T>(query, variables)).expectNoErrors();
}

/** The moment as mails and papers write it, without spaces and the name of the zone. */
function asWritten(instant: string): string {
  const [, year, month, day, time] = /^(\d+)-0?(\d+)-0?(\d+)T(\d\d:\d\d)/.exec(instant) ?? [];
  return `${year}年${month}月${day}日(${'日月火水木金土'[new Date(`${instant.slice(0, 10)}T00:00Z`).getUTCDay()]})${time}`;
}

it('is one moment wherever a trip names it: the one from which canceling is charged', async () => {
  const stay = buildStay();
  const region = { regionId: await regionId(client, '名古屋', ['CITY']) };
  const found = await search(client, { region, stay, filter: { freeCancellation: true } });
  const hotel = found.nodes.find(({ id }) => id < '9000000');
  const chosen = await chooseRate(client, hotel?.id ?? '', stay);
  const { expediaHotelRooms } = await ask<{ expediaHotelRooms: { rates: Rate[] }[] }>(
    `query ($id: ID!, $stay: RoomsWithRateInput!) {
      expediaHotelRooms(id: $id, roomsWithRateInput: $stay) { rates { epsRateId ${rateFields} } } }`,
    { id: chosen.epsPropertyId, stay },
  );
  const rates = expediaHotelRooms.flatMap((room) => room.rates as (Rate & { epsRateId: string })[]);
  const shown = rates.find(({ epsRateId }) => epsRateId === chosen.epsRateId);
  const until = shown?.cancelTimeline.freeUntil ?? '';

  const prepared = await prepare(client, chosen);
  const input = bookInput(prepared);
  const { preparedBooking } = await ask<{ preparedBooking: { usingRate: Rate } }>(
    `query ($id: ID!) { preparedBooking(priceCheckId: $id) { usingRate { ${rateFields} } } }`,
    { id: input.priceCheckId },
  );
  const { travel } = await book(client, input);
  if (!travel) throw new Error('Not booked.');
  const { travelInDetail, travelDetailsForCsv, travelDetailDownloadLink } = await ask<{
    travelInDetail: { itinerary: { rooms: { rate: Rate }[] } };
    travelDetailsForCsv: { rows: { freeCancelUntil: string }[] };
    travelDetailDownloadLink: { url: string };
  }>(
    `query ($id: ID!, $csv: TravelDetailsForCsvInput!, $pdf: TravelDetailDownloadLinkInput!) {
      travelInDetail(id: $id) { itinerary { rooms { rate { ${rateFields} } } } }
      travelDetailsForCsv(input: $csv) { rows { freeCancelUntil } }
      travelDetailDownloadLink(input: $pdf) { url } }`,
    {
      id: travel.id,
      csv: { filter: { travelNumber: travel.travelNumber } },
      pdf: { travelId: travel.id },
    },
  );
  const booked = travelInDetail.itinerary.rooms[0]?.rate;
  const penalty = booked?.cancelTimeline.stages[1]?.penaltyPrice ?? 0;
  expect(penalty).toBeGreaterThan(0);

  // The supplier's own deadline is a minute later.
  expect(Date.parse(booked?.cancelPenalties[0]?.start ?? '') - Date.parse(until)).toBe(60_000);
  expect({
    results: hotel?.cheapestPriceV2?.freeCancelUntil,
    prepared: preparedBooking.usingRate.cancelTimeline.freeUntil,
    trip: booked?.cancelTimeline.freeUntil,
    nextStage: booked?.cancelTimeline.stages[1]?.start,
    csv: travelDetailsForCsv.rows[0]?.freeCancelUntil,
  }).toEqual({ results: until, prepared: until, trip: until, nextStage: until, csv: until });

  const [mail] = await eventually(
    () => mailsTo(input.email),
    (mails) => mails.length > 0,
  );
  const paper = await download(world.api, travelDetailDownloadLink);
  const { text } = await readPdf(Buffer.from(await paper.arrayBuffer()));
  for (const form of [mail?.text, mail?.html.replace(/<[^>]*>/g, ''), text]) {
    const written = form?.replace(/\s|\((現地|日本)時間\)/g, '');
    expect(written).toContain(`${asWritten(until)}まで`);
    expect(written).toContain('その後');
    expect(written?.split(asWritten(until))).toHaveLength(2);
  }

  const standAt = (instant: number) => {
    now = () => new Date(instant);
  };
  const readPenalty = async () =>
    (await readTravel(client, travel.id))?.expediaHotelRooms[0]?.currentPenaltyPrice;
  const cancelForNothing = () =>
    cancelRooms(client, {
      travelId: travel.id,
      expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    });
  standAt(Date.parse(until));
  expect(await readPenalty()).toBe(penalty);
  expect(await cancelForNothing()).toMatchObject({
    errorCode: 'PENALTY_CHANGED',
    currentPenaltyPrice: penalty,
  });
  standAt(Date.parse(until) - 1);
  expect(await readPenalty()).toBe(0);
  expect(await cancelForNothing()).toMatchObject({
    travel: { status: 'CANCELED', pricing: { finalPaymentPrice: 0 } },
  });
});

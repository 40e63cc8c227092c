import type { MockPayloadGenerator } from 'relay-test-utils';

let drafts = 0;

interface Prepared {
  paymentPrice?: number;
  state?: string;
  travel?: object | null;
  payment?: { type: string; creditCardId?: string } | null;
  freeUntil?: string | null;
  previousTravel?: object | null;
  previousPenaltyPrice?: number | null;
  /** What the rate has instead of what is made up for it. */
  usingRate?: object;
  /** Cards that were entered for it alone. */
  ownCards?: object[];
  phone?: { countryCode: string; number: string };
}

/** A preparation whose guests are named, two nights in one room, for the screens that come after them. */
export function preparedResolvers(prepared: Prepared = {}): MockPayloadGenerator.MockResolvers {
  const { paymentPrice = 24_000, state = 'OPEN', travel = null, payment = null, freeUntil = null } = prepared;
  const { previousTravel = null, previousPenaltyPrice = null } = prepared;
  const { usingRate } = prepared;
  const { phone = { countryCode: '81', number: '03-1234-5678' } } = prepared;
  drafts += 1;
  const guest = {
    familyName: 'SATO',
    givenName: 'MISAKI',
    specialRequest: '',
    smoking: false,
    employeeId: null,
  };
  const night = { stayPrice: paymentPrice / 2 - 1_000, taxAndServicePrice: 1_000 };
  return {
    PreparedBooking: () => ({
      priceCheckId: 'p1',
      state,
      travel,
      expiresAt: new Date(Date.now() + 20 * 60_000).toISOString(),
      similarTravels: [],
      ownCards: prepared.ownCards ?? [],
      previousTravel,
      previousPenaltyPrice,
      usingRate: { isPackageRate: false, ...usingRate },
    }),
    PropertyContent: () => ({ epsPropertyId: '7', timeZone: 'Asia/Tokyo', language: 'ja-JP' }),
    PropertyGeneralAttributes: () => ({ canUseUnicodeInSpecialRequest: true }),
    Stay: () => ({
      checkin: '2027-01-30',
      checkout: '2027-02-01',
      nights: 2,
      occupancies: [{ adults: 1, childAges: [] }],
    }),
    BookingDraft: () => ({
      id: `prepared-${drafts}`,
      revision: 1,
      guests: [guest],
      email: 'sato@sakura.example',
      phone,
      companyIdByEmployee: '',
      departmentIdByEmployee: '',
      memo: '',
      paymentType: payment?.type ?? null,
      creditCardId: payment?.creditCardId ?? null,
    }),
    MappedRateAmenities: () => ({ jaMealLabels: [] }),
    TotalPrice: () => ({
      stayPrice: paymentPrice - 2_000,
      taxAndServicePrice: 2_000,
      paymentPrice,
      propertyPrice: null,
    }),
    Rate: () => ({ localTax: null }),
    OccupancyPrice: () => ({ paymentPrice, nightsPrice: [night, night] }),
    CancelTimeline: () => ({ freeUntil, alwaysFree: false, stages: [] }),
  };
}

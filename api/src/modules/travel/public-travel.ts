import type { PublicTravelResolvers } from '../../graphql/__generated__/schema-types.ts';
import { toLocalTaxFields } from '../local-tax/local-tax-answer.ts';
import { toPublicAgency } from '../organization/public-agency.ts';
import { dueAtHotel } from './due-at-hotel.ts';
import { toItineraryRoom, getRateAmenities } from './itinerary-model.ts';
import { getTravelFees } from './room-fees.ts';
import { getTravelLocalTax, hideFromGuests } from './travel-local-tax.ts';
import { loadTravelContent, loadTravelRooms } from './travel-loaders.ts';
import { travelStatusAt } from './travel-status.ts';

/**
 * What a guest with the key sees, named field by field: nothing of the booker, the payment or the company's codes
 * can come along by being added to a trip.
 */
export const publicTravelResolvers: PublicTravelResolvers = {
  travelNumber: (travel) => travel.travel_number,
  status: (travel, _args, { app }) => travelStatusAt(travel, app.clock()),
  startDate: (travel) => travel.start_date,
  endDate: (travel) => travel.end_date,
  agency: async (travel, _args, { loaders }) => {
    const agency = travel.agency_id === null ? null : await loaders.agency.load(travel.agency_id);
    return agency && toPublicAgency(agency);
  },
  companyName: async (travel, _args, { loaders }) => {
    const branch = await loaders.branch.load(travel.branch_id);
    if (!branch) throw new Error('The branch of a trip is missing.');
    return branch.company_name;
  },
  propertyContent: (travel, _args, context) => loadTravelContent(context, travel),
  enPropertyContent: (travel, _args, context) => loadTravelContent(context, travel, 'en-US'),
  propertyPrice: async (travel, _args, context) =>
    dueAtHotel(getTravelFees(travel), await loadTravelRooms(context, travel.id)),
  is3rdParty: (travel) => travel.external_supplier_name !== null,
  rooms: async (travel, _args, context) => {
    const fees = getTravelFees(travel);
    const { content } = await loadTravelContent(context, travel);
    return (await loadTravelRooms(context, travel.id)).map((room) => {
      const booked = toItineraryRoom(travel, room);
      return {
        roomNumber: room.room_number,
        roomName: room.room_name,
        enRoomName: room.room_name_en,
        bedType: room.bed_type,
        status: booked.status,
        familyName: booked.familyName,
        givenName: booked.givenName,
        checkin: booked.checkin,
        checkout: booked.checkout,
        totalNights: booked.totalNights,
        numberOfAdults: booked.numberOfAdults,
        numberOfChildren: booked.childAges.length,
        // What concerns one guest alone is for members: anybody of the party who has the link sees all its rooms.
        childAges: [],
        specialRequest: null,
        smoking: booked.smoking,
        smokingWish: booked.smokingWish,
        propertyConfirmationId: booked.propertyConfirmationId,
        itineraryId: travel.itinerary_id,
        mappedRateAmenities: getRateAmenities(travel),
        propertyPrice: dueAtHotel(fees, [room]),
        ...toLocalTaxFields(hideFromGuests(getTravelLocalTax(travel, content, [room]))),
      };
    });
  },
};

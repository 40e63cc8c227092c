import { hotelViewFromParams } from '@yado/shared/routing/hotel-view';
import { readStay } from './check-stay.ts';
import { stayInput } from './search-variables.ts';
import { defaultStay } from './stay-defaults.ts';

/** What the page of a hotel shows at an address, and the variables of its queries; rooms are asked for a stay alone. */
export function readHotelAddress(id: string, params: URLSearchParams) {
  const view = hotelViewFromParams(params);
  const language = view.language === 'en' ? 'en-US' : 'ja-JP';
  /** `problem`: why there are no prices yet, in words. */
  const { stay, problem } = readStay(params);
  const bookable = problem ? null : stay;
  return {
    stay,
    view,
    problem,
    content: { id, language },
    rooms: bookable && { id, stay: { ...stayInput(bookable), language } },
    // GraphQL wants the stay even where `priced` leaves its field out.
    nearby: { id, language, stay: stayInput(bookable ?? defaultStay()), priced: bookable !== null },
  };
}

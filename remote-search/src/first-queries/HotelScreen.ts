import type { ChooseVariables } from '@yado/shared/contract/outline';
import { readHotelAddress } from '../lib/hotel-address.ts';

export const chooseVariables: ChooseVariables = ({ params, search }) => {
  const { content, rooms } = readHotelAddress(params.id ?? '', search);
  return [content, rooms];
};

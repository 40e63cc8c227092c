import type { ChooseVariables } from '@yado/shared/contract/outline';
import { filterFromParams, filterToInput } from '../lib/trip-filter.ts';

export const chooseVariables: ChooseVariables = ({ search }) => [
  { input: filterToInput(filterFromParams(search)) },
];

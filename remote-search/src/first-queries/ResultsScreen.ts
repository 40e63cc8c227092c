import type { ChooseVariables } from '@yado/shared/contract/outline';
import { readResultsAddress } from '../lib/results-address.ts';

export const chooseVariables: ChooseVariables = ({ search }) => [readResultsAddress(search).list];

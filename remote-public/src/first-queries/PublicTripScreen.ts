import type { ChooseVariables } from '@yado/shared/contract/outline';

export const chooseVariables: ChooseVariables = ({ params }) => [{ key: params.key ?? '' }];

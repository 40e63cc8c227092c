import { packageConfig } from '@yado/shared/build/panda';

export default packageConfig('example');

import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'trips', port: 3003 });

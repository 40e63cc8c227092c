import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'booking', port: 3002 });

import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'settings', port: 3004 });

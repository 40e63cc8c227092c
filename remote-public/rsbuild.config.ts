import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'public', port: 3005 });

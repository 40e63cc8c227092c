import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'search', port: 3001 });

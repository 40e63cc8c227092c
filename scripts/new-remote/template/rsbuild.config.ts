import { remoteConfig } from '@yado/shared/build/rsbuild';

export default remoteConfig({ name: 'example', port: 3999 });

import { hostConfig } from '@yado/shared/build/rsbuild';

export default hostConfig({
  name: 'host',
  port: 3000,
  // The key that release documents are signed with; the release command prints it.
  define: { YADO_RELEASE_PUBLIC_KEY: JSON.stringify(process.env.YADO_RELEASE_PUBLIC_KEY ?? '') },
});

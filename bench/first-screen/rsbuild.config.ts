import { join } from 'node:path';
import { defineConfig, rspack } from '@rsbuild/core';
import { baseConfig, hostTools } from '@yado/shared/build/rsbuild';
import { pluginSingleRecord } from './single-record.ts';

const folder = import.meta.dirname;
const base = baseConfig({ name: 'single', port: 3099 });
const tools = hostTools(base.tools);

/** The same host and remotes as one ordinary application: screens stay lazy, nothing is federated. */
export default defineConfig({
  ...base,
  root: folder,
  source: {
    entry: { index: join(folder, '../../host/src/main.tsx') },
    define: { YADO_RELEASE_PUBLIC_KEY: JSON.stringify(process.env.YADO_RELEASE_PUBLIC_KEY ?? '') },
  },
  output: { ...base.output, distPath: { root: join(folder, '../dist') } },
  tools: {
    rspack: {
      ...tools.rspack,
      plugins: [
        new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, join(folder, 'src/no-federation.ts')),
      ],
    },
  },
  plugins: [...(base.plugins ?? []), pluginSingleRecord()],
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { namedChunks } from '@yado/shared/build/build-record';

/** Leaves beside the build what `release publish host` reads, and the files of each lazy screen. */
export function pluginSingleRecord(): RsbuildPlugin {
  return {
    name: 'yado:single-record',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const json = stats?.toJson({
          all: false,
          chunks: true,
          chunkRelations: true,
          entrypoints: true,
          ids: true,
        });
        if (!json || stats?.hasErrors()) return;
        const files = (json.entrypoints?.index?.assets ?? []).map(({ name }) => name);
        const chunks = namedChunks(json.chunks ?? []);
        const record = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          // Each screen's own list names what it needs, the shared parts too.
          preload: [],
        };
        const { distPath } = api.context;
        writeFileSync(join(distPath, 'assets.json'), JSON.stringify(record));
        writeFileSync(join(distPath, 'operations.json'), '{}');
        writeFileSync(join(distPath, 'screens.json'), JSON.stringify(chunks));
      });
    },
  };
}

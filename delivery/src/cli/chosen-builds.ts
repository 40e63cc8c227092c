import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { getBuildFolder, listParts } from '../release/parts.ts';
import { type Build, readBuild } from '../release/read-build.ts';

export interface Choice {
  all?: boolean;
  dir?: string;
}

/** Reads the builds that a command line names: one part, perhaps from another folder, or all of them. */
export async function chosenBuilds(
  { repository }: ReleaseConfig,
  part: string | undefined,
  { all, dir }: Choice,
): Promise<Build[]> {
  if (all ? part !== undefined || dir !== undefined : part === undefined) {
    throw new ReleaseError('Name one part, or say --all.');
  }
  const parts = part === undefined ? await listParts(repository) : [part];
  return Promise.all(
    parts.map(async (name) => {
      const folder = dir ? resolve(dir) : getBuildFolder(name, repository);
      await access(join(folder, 'assets.json')).catch(() => {
        throw new ReleaseError(`${name} is not built: no assets.json in ${folder}. Run: npm run build`);
      });
      return readBuild(name, folder);
    }),
  );
}

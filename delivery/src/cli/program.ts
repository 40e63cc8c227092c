import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import type { ReleaseConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { currentDocument } from '../release/documents.ts';
import { buildFolderOf, listParts } from '../release/parts.ts';
import { type Outcome, publish, type Registry, refresh, rollback } from '../release/publish.ts';
import { type Build, readBuild } from '../release/read-build.ts';
import { statusLines } from '../release/status.ts';
import { readTenants } from '../release/tenants.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';

/** The release command; `print` takes one line of output. Fails with a `ReleaseError` for what people can put right. */
export function createProgram(config: ReleaseConfig, print: (line: string) => void): Command {
  const program = new Command('release').description(
    'Publish, withdraw and inspect what runs in the browser.',
  );
  const tenants = () => readTenants(config.tenantsDir, config.overrides);
  const tell = (outcomes: Outcome[]) => {
    for (const outcome of outcomes) print(outcomeText(outcome));
  };

  program
    .command('publish')
    .argument('[part]', 'host, or the id of a remote')
    .option('--all', 'every part of the repository')
    .option('--dir <folder>', 'the build, when it is not in the dist folder of the part')
    .description('make a build the stable release for every tenant')
    .action(async (part: string | undefined, options: { all?: boolean; dir?: string }) => {
      const builds = await buildsOf(config, part, options);
      tell(await publish(await registry(config), builds, await tenants()));
      for (const { part, release } of builds) print(`${part} ${release.version}@${release.id} is published`);
    });

  program
    .command('rollback')
    .argument('<part>', 'host, or the id of a remote')
    .description("swap a part's stable and previous releases for every tenant")
    .action(async (part: string) => {
      const ids = (await tenants()).map(({ id }) => id);
      tell(await rollback(await registry(config), part, ids));
    });

  program
    .command('refresh')
    .description('put changed brands in force and renew documents that expire soon')
    .action(async () => tell(await refresh(await registry(config), await tenants())));

  program
    .command('status')
    .description('what is live for each tenant')
    .action(async () => {
      const { store, keys, now } = await registry(config);
      for (const { id } of await tenants()) {
        const document = await currentDocument(store, id, keys.publicKey);
        for (const line of statusLines(id, document, now())) print(line);
      }
    });

  program
    .command('keys')
    .description('make the signing keys when absent and show the public one')
    .action(async () => {
      const { publicKey } = await ensureKeys(config.keysDir);
      print(`key id ${publicKey.id}`);
      print(`YADO_RELEASE_PUBLIC_KEY=${publicKey.text}`);
    });

  return program;
}

async function buildsOf(
  { repository }: ReleaseConfig,
  part: string | undefined,
  { all, dir }: { all?: boolean; dir?: string },
): Promise<Build[]> {
  if (all ? part !== undefined || dir !== undefined : part === undefined) {
    throw new ReleaseError('Name one part, or say --all.');
  }
  const parts = part === undefined ? await listParts(repository) : [part];
  return Promise.all(
    parts.map(async (name) => {
      const folder = dir ? resolve(dir) : buildFolderOf(name, repository);
      await access(join(folder, 'assets.json')).catch(() => {
        throw new ReleaseError(`${name} is not built: no assets.json in ${folder}. Run: npm run build`);
      });
      return readBuild(name, folder);
    }),
  );
}

async function registry({ storeDir, keysDir }: ReleaseConfig): Promise<Registry> {
  return { store: createFolderStore(storeDir), keys: await ensureKeys(keysDir), now: () => new Date() };
}

function outcomeText({ tenant, changed, document }: Outcome): string {
  return changed
    ? `${tenant}: sequence ${document?.sequence}`
    : `${tenant}: unchanged at sequence ${document?.sequence}`;
}

import type { Command } from 'commander';
import { publish } from '../release/publish.ts';
import { type Choice, chosenBuilds } from './chosen-builds.ts';
import type { CommandContext } from './command-context.ts';

export function addPublish(
  program: Command,
  { config, print, registry, tenants, tell }: CommandContext,
): void {
  program
    .command('publish')
    .argument('[part]', 'host, or the id of a remote')
    .option('--all', 'every part of the repository')
    .option('--dir <folder>', 'the build, when it is not in the dist folder of the part')
    .description('make a build the stable release for every tenant')
    .action(async (part: string | undefined, choice: Choice) => {
      const builds = await chosenBuilds(config, part, choice);
      tell(await publish(await registry(), builds, await tenants()));
      for (const { part, release } of builds) print(`${part} ${release.version}@${release.id} is published`);
    });
}

import type { Command } from 'commander';
import { refuseBreakages } from '../gate/gate.ts';
import { type Choice, chosenBuilds } from './chosen-builds.ts';
import type { CommandContext } from './command-context.ts';

export function addCheck(program: Command, { config, print, registry, tenants }: CommandContext): void {
  program
    .command('check')
    .argument('[part]', 'host, or the id of a remote; without it every part of the repository')
    .option('--dir <folder>', 'the build, when it is not in the dist folder of the part')
    .description('say what a build would break of what is live, without publishing it')
    .action(async (part: string | undefined, { dir }: Choice) => {
      const builds = await chosenBuilds(config, part, { dir, all: part === undefined });
      const everyone = await tenants();
      await refuseBreakages(await registry(), builds, everyone);
      const names = everyone.map(({ id }) => id).join(', ');
      for (const { part, release } of builds)
        print(`${part} ${release.version}@${release.id} breaks nothing (${names})`);
    });
}

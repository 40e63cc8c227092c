import type { Command } from 'commander';
import { startCanary } from '../registry/canary.ts';
import { ReleaseError } from '../errors.ts';
import { checkSettings } from './check-settings.ts';
import { chosenBuilds } from './chosen-builds.ts';
import type { CommandContext } from './command-context.ts';

export function addCanary(program: Command, context: CommandContext): void {
  const { config, print, registry, tenants, tell } = context;
  program
    .command('canary')
    .argument('<part>', 'host, or the id of a remote')
    .argument('<share>', 'of the browsers, such as 10%')
    .option('--dir <folder>', 'the build, when it is not in the dist folder of the part')
    .option('--replace', 'end the canary that another build has, and try this one in its place')
    .description('try a build on a share of the browsers; the watcher ends it when it fails')
    .action(async (part: string, share: string, choice: { dir?: string; replace?: boolean }) => {
      const percent = parsePercent(share);
      await checkSettings(context);
      const everyone = await tenants();
      for (const build of await chosenBuilds(config, part, choice)) {
        tell(await startCanary(await registry(), build, percent, everyone, { replaces: choice.replace }));
        print(`${part} ${build.release.version}@${build.release.id} is the canary at ${percent}%`);
      }
    });
}

function parsePercent(share: string): number {
  const percent = Number(/^(\d{1,3})%?$/.exec(share)?.[1]);
  if (percent >= 1 && percent <= 100) return percent;
  throw new ReleaseError(`The share must be a whole number from 1% to 100%, not "${share}".`);
}

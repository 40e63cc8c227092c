import { type Command, Option } from 'commander';
import { ACCEPTABLE, type FindingCode } from '../release/finding.ts';
import { publish } from '../registry/publish.ts';
import { checkSettings } from './check-settings.ts';
import { type Choice, chosenBuilds } from './chosen-builds.ts';
import type { CommandContext } from './command-context.ts';

export function addPublish(program: Command, context: CommandContext): void {
  const { config, print, registry, sites, tenants, tell } = context;
  program
    .command('publish')
    .argument('[part]', 'host, or the id of a remote')
    .option('--all', 'every part of the repository')
    .option('--dir <folder>', 'the build, when it is not in the dist folder of the part')
    .addOption(new Option('--accept <code...>', 'breakages that are meant').choices(ACCEPTABLE))
    .description('make a build the stable release for every tenant, unless it would break what is live')
    .action(async (part: string | undefined, { accept, ...choice }: Choice & { accept?: FindingCode[] }) => {
      const builds = await chosenBuilds(config, part, choice);
      const { published, waiting } = await sites();
      const everyone = await tenants();
      await checkSettings(context);
      tell(await publish(await registry(), builds, everyone, accept));
      if (published.length > 0)
        for (const id of waiting)
          print(`${id}: nothing published; it gets a site by npm run release -- configure ${id}`);
      for (const { part, release } of builds) print(`${part} ${release.version}@${release.id} is published`);
    });
}

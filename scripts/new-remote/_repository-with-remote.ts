import { copyRepository } from '../lib/_repository-copy.ts';

/** A copy of the repository in which `npm run new:remote` has made a remote that is ready to be tested and built. */
export async function repositoryWithRemote(id: string, name: string) {
  const copy = copyRepository();
  const { run } = copy;
  try {
    await run('git init --quiet');
    const said = await run(`node scripts/new-remote/main.ts ${id} --name ${name}`);
    // As before the next command of the repository, which fails when the lockfile does not know the remote; here
    // without what the remote does not need.
    await copy.install(`--filter @yado/remote-${id}...`);
    await run('npm run codegen', { cwd: 'shared' });
    return { ...copy, said };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

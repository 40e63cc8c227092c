import { copyRepository } from '../lib/_repository-copy.ts';

/** Copies the repository and makes a remote in it with `npm run new:remote`, ready to be tested and built. */
export async function repositoryWithRemote(id: string, name: string) {
  const copy = copyRepository();
  const { run } = copy;
  try {
    await run('git init --quiet');
    const output = await run(`node scripts/new-remote/main.ts ${id} --name ${name}`);
    // Fails, as the repository's next command would, when the lockfile lacks the remote. Only its own dependencies.
    await copy.install(`--filter @yado/remote-${id}...`);
    await run('npm run codegen', { cwd: 'shared' });
    return { ...copy, output };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

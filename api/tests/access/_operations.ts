import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A directory of published operations, as a release leaves it for the API. */
export interface PublishedOperations extends AsyncDisposable {
  directory: string;
  /** Publishes a text and answers its id. */
  publish(text: string): Promise<string>;
}

export async function createPublishedOperations(): Promise<PublishedOperations> {
  const directory = await mkdtemp(join(tmpdir(), 'yado-operations-'));
  return {
    directory,
    async publish(text) {
      const id = createHash('sha256').update(text).digest('hex');
      await writeFile(join(directory, `${id}.graphql`), text);
      return id;
    },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

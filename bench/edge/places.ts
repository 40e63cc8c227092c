import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BucketConfig } from '../../delivery/src/config/s3-bucket.ts';
import { openStore } from '../../delivery/src/store/open-store.ts';
import type { Store } from '../../delivery/src/store/store.ts';
import { S3_CREDENTIALS } from '../../delivery/src/testing/_s3-server.ts';

/** Where a store may be, and how an edge finds it. */
export interface Place {
  name: string;
  tenants: number;
  store: Store;
  /** Writes a document that nobody reads yet. */
  write(key: string, text: string): Promise<void> | void;
  env: Record<string, string>;
  /** As the edge takes it for such a store. */
  freshForMs: number;
  close(): Promise<void>;
}

export const places = { folder, bucket };

/** Nothing is synced to the disk, or writing the history would take an hour. */
async function folder(storeDir: string): Promise<Place> {
  return {
    name: 'a folder',
    tenants: 1_000,
    store: await openStore({ storeDir }),
    write(key, text) {
      const file = join(storeDir, key);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    env: { STORE_DIR: storeDir, STORE_BUCKET: '' },
    freshForMs: 0,
    close: async () => {},
  };
}

/** On a server that looks through its whole disk for each list, so that more tenants would measure that. */
async function bucket(storeDir: string): Promise<Place> {
  const server = fork(join(import.meta.dirname, 'bucket-server.ts'), [storeDir]);
  const config = await new Promise<BucketConfig>((resolve, reject) => {
    server.once('message', (message) => resolve(message as BucketConfig));
    server.once('exit', (code) => reject(new Error(`The S3 server ended with ${code}.`)));
  });
  Object.assign(process.env, S3_CREDENTIALS);
  const store = await openStore({ storeDir, bucket: config });
  return {
    name: 'a bucket',
    tenants: 100,
    store,
    write: (key, text) => store.put(key, Buffer.from(text)),
    env: { STORE_BUCKET: config.name, STORE_ENDPOINT: config.endpoint ?? '', STORE_REGION: config.region },
    freshForMs: 1_000,
    close: async () => {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
    },
  };
}

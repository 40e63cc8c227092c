import type { BucketConfig } from '../config/s3-bucket.ts';
import { createFolderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** The store that a process is configured with: the bucket when there is one, else the folder. */
export async function openStore(config: { storeDir: string; bucket?: BucketConfig }): Promise<Store> {
  if (!config.bucket) return createFolderStore(config.storeDir);
  // Nobody whose store is a folder pays for the SDK in memory.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(config.bucket);
}

// The S3 server of the tests, in a process of its own: what it takes is not the edge's.
import { setTimeout } from 'node:timers/promises';
import { startS3Server } from '../../delivery/src/testing/_s3-server.ts';

/** What an answer takes on its way from a provider's bucket, or waiting for one would cost next to nothing. */
const WAY_MS = 20;

const { config } = await startS3Server(process.argv[2] as string, (server) => {
  server.middleware.unshift(async ({ method }, next) => {
    // Only reading: filling the store is not measured.
    if (method === 'GET') await setTimeout(WAY_MS);
    await next();
  });
});
process.send?.(config);
process.once('disconnect', () => process.exit(0));

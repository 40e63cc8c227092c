// The S3 server of the tests, in a process of its own: what it takes is not the edge's.
import { startS3Server } from '../../delivery/src/testing/_s3-server.ts';

const { config } = await startS3Server(process.argv[2] as string);
process.send?.(config);
process.once('disconnect', () => process.exit(0));

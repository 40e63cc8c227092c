import { readEdgeConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { readPublicKey } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';
import { createEdge } from './server.ts';

try {
  const config = readEdgeConfig();
  const publicKey = await readPublicKey(config.keysDir);
  const edge = await createEdge({
    ...config,
    store: await openStore(config),
    publicKey,
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A booking in flight is let through for so long. One that takes longer breaks off for its visitor alone: the API
    // has it and finishes it, and sent again under its key it gets the same trip.
    setTimeout(() => process.exit(0), config.stopTimeoutMs).unref();
    await edge.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);

  await edge.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error(`edge: ${toMessage(error)}`);
  process.exit(1);
}

function toMessage(error: unknown): string {
  if (error instanceof ReleaseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another process uses the port; stop it or set EDGE_PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// The edge of a developer's machine: the same server, with documents that point at the development servers.
import { readDevConfig, readEdgeConfig, readReleaseConfig } from '../config/env.ts';
import { createEdge } from '../edge/server.ts';
import { readKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';
import { createDevDocuments } from './dev-documents.ts';
import { revisePage } from '../edge/revise-page.ts';

const config = readEdgeConfig();
const { parts } = readDevConfig();
const release = readReleaseConfig();
const store = await openStore(config);
const keys = await readKeys(config.keysDir);
const documents = createDevDocuments({
  config: release,
  parts,
  keys,
  store,
  log: (message) => console.error(message),
});

const edge = await createEdge({
  ...config,
  store,
  publicKey: keys.publicKey,
  documents,
  revise: (page) => revisePage(page, [...parts.values()]),
});
const stop = () => void edge.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
await edge.listen({ port: config.port, host: config.host });

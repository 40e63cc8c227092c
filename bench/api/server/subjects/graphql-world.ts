import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createContext, type AppContext } from '../../../../api/src/context.ts';
import { createExecutableSchema } from '../../../../api/src/server/executable-schema.ts';
import { createLoaders } from '../../../../api/src/server/loaders.ts';
import { operationSource } from '../../../../api/src/graphql/operation-source.ts';
import { createPersistedOperations } from '../../../../api/src/graphql/persisted-operations.ts';
import type { RequestContext } from '../../../../api/src/graphql/request-context.ts';
import { rememberVerified } from '../../../../api/src/adapters/identity/remember-verified.ts';
import { currentViewer } from '../../../../api/src/modules/account/current-viewer.ts';
import { createFirebaseIdentity } from '../../../../api/src/adapters/identity/firebase-identity.ts';
import { localIdentity } from '../session.ts';
import { benchConfig } from './config.ts';
import { world } from './serve.ts';

/** Our schema and resolvers with a session per request, for other GraphQL servers to run. */
export interface GraphqlWorld {
  schema: GraphQLSchema;
  findOperation(id: string): Promise<string | null>;
  buildContext(request: IncomingMessage): Promise<RequestContext>;
}

export async function createGraphqlWorld(): Promise<GraphqlWorld> {
  const config = benchConfig();
  const app: AppContext = await createContext(config, {
    identity: rememberVerified({
      ...createFirebaseIdentity(config.firebase),
      ...localIdentity(world.publicKey),
    }),
  });
  const findOperation = createPersistedOperations(operationSource(config));
  return {
    schema: createExecutableSchema(),
    findOperation: async (id) => (await findOperation(id))?.source ?? null,
    async buildContext(request) {
      const outcome = await app.identity.verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
      const token = outcome.kind === 'valid' ? outcome.token : null;
      return {
        app,
        viewer: token === null ? null : await currentViewer(app, token),
        identity: token,
        requestId: 'bench',
        hostname: 'localhost',
        customer: { ip: '127.0.0.1', sessionId: 'bench' },
        sessionId: 'bench',
        loaders: createLoaders(app),
        countCall: async () => {},
        countRequest: async () => {},
      };
    },
  };
}

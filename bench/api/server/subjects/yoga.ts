// graphql-yoga with our schema and resolvers.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import { createGraphqlWorld } from './graphql-world.ts';
import { serveBench } from './serve.ts';

const graphql = await createGraphqlWorld();
const yoga = createYoga<{ req: IncomingMessage }>({
  schema: graphql.schema,
  logging: false,
  graphiql: false,
  maskedErrors: false,
  extraParamNames: ['id'],
  context: ({ req }) => graphql.buildContext(req),
  plugins: [
    {
      async onParams({ params, setParams }) {
        const id = (params as { id?: string }).id ?? params.extensions?.id;
        const query = typeof id === 'string' ? await graphql.findOperation(id) : null;
        if (query !== null) setParams({ ...params, query });
      },
    },
  ],
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => serveBench((server.address() as AddressInfo).port));

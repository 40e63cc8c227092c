// Apollo Server with our schema and resolvers, on node:http.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { createGraphqlWorld } from './graphql-world.ts';
import { serveBench } from './serve.ts';

const graphql = await createGraphqlWorld();
const apollo = new ApolloServer({ schema: graphql.schema, csrfPrevention: false });
await apollo.start();

const server = createServer(async (request, response) => {
  const body = JSON.parse(await readText(request)) as { id: string; variables?: object };
  const query = await graphql.findOperation(body.id);
  const headers = new HeaderMap(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers,
      search: '',
      body: { query, variables: body.variables ?? {} },
    },
    context: () => graphql.buildContext(request),
  });
  response.writeHead(result.status ?? 200, { 'content-type': 'application/json' });
  response.end(result.body.kind === 'complete' ? result.body.string : '');
});
server.listen(0, '127.0.0.1', () => serveBench((server.address() as AddressInfo).port));

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

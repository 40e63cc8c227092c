// An API in which reads are answered at once, and bookings wait for as long as anyone does.
import { createServer, type ServerResponse } from 'node:http';
import { ratesAnswer } from '../compression.ts';
import { BOOKING } from './requests.ts';

const rates = ratesAnswer();
const waiting = new Set<ServerResponse>();

const server = createServer(async (incoming, response) => {
  const body = Buffer.concat(await incoming.toArray()).toString();
  if (body === BOOKING) {
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(rates);
});
/** Says how many bookings wait, and answers them: the edge would wait on for visitors who have left. */
process.on('message', () => {
  process.send?.({ waiting: waiting.size });
  for (const response of waiting) response.end('{}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit(0));

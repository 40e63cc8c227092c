import type { IncomingMessage, ServerResponse } from 'node:http';

const MESSAGE = 'API key not valid. Please pass a valid API key.';

/** Answers a request with the web key of another project as Google does, where the emulator takes any; true if it did. */
export function refuseOtherKey(request: IncomingMessage, response: ServerResponse, webKey: string): boolean {
  const header = request.headers['x-goog-api-key'];
  const key = new URL(request.url ?? '/', 'http://x').searchParams.get('key') ?? header;
  if (key === undefined || key === webKey) return false;
  request.resume();
  response.writeHead(400, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(
    JSON.stringify({
      error: {
        code: 400,
        message: MESSAGE,
        errors: [{ message: MESSAGE, domain: 'global', reason: 'badRequest' }],
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
            metadata: { service: 'identitytoolkit.googleapis.com' },
          },
        ],
      },
    }),
  );
  return true;
}

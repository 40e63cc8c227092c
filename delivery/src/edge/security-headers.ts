import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** For everything that is not a page: such an answer has no business loading anything. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const COMMON = {
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  'x-robots-tag': 'noindex, nofollow',
};

/** Headers of every answer, errors included, which the edge says for the API as well. */
export const SECURITY_HEADERS = Object.keys(COMMON);

/** Whether the key of a trip or a hotel is in the address: anybody who has it may open that. */
export const hasKey = (url: string) => url.startsWith('/p/');

/** Sets the headers of every answer and the request's id, where a route has not set its own. */
function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  // It stays out of every Referer.
  if (hasKey(request.url)) setIfAbsent(reply, 'referrer-policy', 'no-referrer');
  if (request.protocol === 'https') setIfAbsent(reply, 'strict-transport-security', 'max-age=63072000');
  setIfAbsent(reply, 'x-request-id', request.id);
  for (const name in COMMON) setIfAbsent(reply, name, COMMON[name as keyof typeof COMMON]);
}

function setIfAbsent(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) reply.header(name, value);
}

/** Gives every answer of a server its headers, errors included. */
export function addSecurityHeaders(edge: FastifyInstance): void {
  edge.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

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

/** Headers of every answer, errors included. `pathname` is that of the request. */
export function securityHeaders(pathname: string, https: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    // The key in a guest's address opens the trip, so that it stays out of every Referer.
    'referrer-policy': pathname.startsWith('/p/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    'x-robots-tag': 'noindex, nofollow',
  };
  if (https) headers['strict-transport-security'] = 'max-age=63072000';
  return headers;
}

/** Sets {@link securityHeaders} and the request's id, where a route has not set its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const pathname = request.url.split('?', 1)[0] as string;
  const headers = { ...securityHeaders(pathname, request.protocol === 'https'), 'x-request-id': request.id };
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** Has every answer of a server pass through {@link setSecurityHeaders}. */
export function addSecurityHeaders(edge: FastifyInstance): void {
  edge.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
}

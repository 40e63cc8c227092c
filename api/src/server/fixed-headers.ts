import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
});

/** Headers that every answer carries. Nothing in them depends on the request, so they are worked out once. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  ...collectHeaders(protect),
  'x-robots-tag': 'noindex, nofollow',
};

function collectHeaders(middleware: typeof protect): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

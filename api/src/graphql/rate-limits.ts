// For `createRateLimit`, also where the server itself is not part of the program.
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimitedError } from '../lib/errors.ts';
import { readSubscriberAddress } from '../lib/subscriber-address.ts';

const minute = 60_000;

/** Calls per key and window, counted per object asked for, aliases included. */
const limits = {
  /** Guessing keys of public pages; per client address. */
  'public-key': { max: 120, timeWindow: minute, per: 'address' },
  /** Mail to somebody else's address; per client address. */
  'password-reset': { max: 20, timeWindow: 15 * minute, per: 'address' },
  /** Money moves; per user. */
  confirm: { max: 60, timeWindow: minute, per: 'user' },
  /** Documents to make; per user. */
  export: { max: 60, timeWindow: minute, per: 'user' },
  /** Requests without a session; per client address. */
  anonymous: { max: 1_200, timeWindow: minute, per: 'address' },
  /** Events of the card provider; per client address. Its own bursts stay far below. */
  webhook: { max: 3_000, timeWindow: minute, per: 'address' },
  /** Requests with a token that does not verify; per client address. */
  'bad-token': { max: 60, timeWindow: minute, per: 'address' },
} as const satisfies Record<string, { max: number; timeWindow: number; per: 'address' | 'user' }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits per user are counted for. */
    countedUser: string | null;
  }
}

export type RateLimitName = keyof typeof limits;

export interface RateLimiter {
  /** From here on the request counts for its user instead of its address, where a limit is per user. */
  identify(request: FastifyRequest, userId: string): void;
  /** Counts one call; throws RateLimitedError when the key has used up its share. */
  check(name: RateLimitName, request: FastifyRequest): Promise<void>;
}

/** Limits of one process, in memory, each `factor` times its number. Needs @fastify/rate-limit registered. */
export function createRateLimiter(server: FastifyInstance, factor: number): RateLimiter {
  if (!server.hasRequestDecorator('countedUser')) server.decorateRequest('countedUser', null);
  const checks = new Map(
    Object.entries<{ max: number; timeWindow: number; per: 'address' | 'user' }>(limits).map(
      ([name, { max, timeWindow, per }]) => [
        name,
        server.createRateLimit({
          max: Math.floor(max * factor),
          timeWindow,
          keyGenerator: (request) =>
            `${name}:${(per === 'user' ? request.countedUser : null) ?? readSubscriberAddress(request.ip).subscriber}`,
        }),
      ],
    ),
  );
  return {
    identify(request, userId) {
      request.countedUser = userId;
    },
    async check(name, request) {
      const result = await checks.get(name)?.(request);
      if (result !== undefined && !result.isAllowed && result.isExceeded) {
        throw new RateLimitedError(result.ttlInSeconds);
      }
    },
  };
}

import { toHost } from '../servers.ts';

export const BOOKING = '{"id":"book"}';
export const TENANT = 't0';

const HEAD = `POST /graphql HTTP/1.1\r\nHost: ${toHost(TENANT)}\r\nContent-Type: application/json\r\n`;

/** What hinders: as many connections of each kind, and what they say. */
export const CROWD = {
  'slow bodies': { count: 1_000, says: () => `${HEAD}Content-Length: 500\r\n\r\n{` },
  'slow heads': { count: 1_000, says: () => `${HEAD}X-Slow: ` },
  'silent connections': { count: 500, says: () => '' },
  'waiting bookings': {
    count: 300,
    says: (index: number) =>
      `${HEAD}X-Forwarded-For: 192.0.2.${index % 100}\r\nContent-Length: ${BOOKING.length}\r\n\r\n${BOOKING}`,
  },
};

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A page may stay open for a day and fail at its end. */
const VALID_MINUTES = 24 * 60;
/** Clocks of edges differ by less. */
const AHEAD_MINUTES = 2;
const TAG_BYTES = 8;
const BYTES = 16;

export interface PageIds {
  /** The id of a page that is sent to a visitor of this tenant. */
  issue(tenant: string): string;
  /** Whether an edge with this secret gave the id to a page of the tenant, within the last day. */
  isIssued(id: string, tenant: string): boolean;
}

/**
 * Ids that only an edge can make, so that what a page reports is worth one page. A UUID of version 8 (RFC 9562): the
 * minute, 28 random bits, and a tag of HMAC-SHA-256 over both and the tenant. `secret` is the same for all edges of a
 * store.
 */
export function createPageIds(secret: string | Buffer, now: () => Date): PageIds {
  const sign = (head: Buffer, tenant: string) => {
    const tag = createHmac('sha256', secret).update(head).update(tenant).digest().subarray(0, TAG_BYTES);
    // The variant's two bits.
    tag.writeUInt8((tag.readUInt8(0) & 0x3f) | 0x80, 0);
    return tag;
  };
  const currentMinute = () => Math.floor(now().getTime() / 60_000);
  return {
    issue: (tenant) => {
      const head = randomBytes(BYTES - TAG_BYTES);
      head.writeUInt32BE(currentMinute(), 0);
      head.writeUInt8((head.readUInt8(6) & 0x0f) | 0x80, 6);
      return toUuid(Buffer.concat([head, sign(head, tenant)]));
    },
    isIssued: (id, tenant) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      if (bytes.length !== BYTES) return false;
      const head = bytes.subarray(0, BYTES - TAG_BYTES);
      const age = currentMinute() - head.readUInt32BE(0);
      if (age > VALID_MINUTES || age < -AHEAD_MINUTES) return false;
      return timingSafeEqual(bytes.subarray(BYTES - TAG_BYTES), sign(head, tenant));
    },
  };
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// @vitest-environment node
import { generateKeyPairSync, sign } from 'node:crypto';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { describe, expect, it } from 'vitest';
import { verifyDocument } from './verify-document.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const rawPublicKey = publicKey.export({ format: 'jwk' }).x as string;
const now = new Date('2026-12-01T00:00:00Z');

function documentWith(changes: Partial<ReleaseDocument> = {}): ReleaseDocument {
  return {
    format: 1,
    tenant: 'default',
    sequence: 5,
    issuedAt: '2026-11-30T00:00:00Z',
    expiresAt: '2026-12-30T00:00:00Z',
    ...changes,
  } as ReleaseDocument;
}

function signed(content: ReleaseDocument) {
  const document = JSON.stringify(content);
  return {
    document,
    signature: sign(null, Buffer.from(document), privateKey).toString('base64url'),
    keyId: 'k',
  };
}

const expectation = { publicKey: rawPublicKey, now, lastGood: null };

describe('release document', () => {
  it('is accepted with the right signature', async () => {
    expect(await verifyDocument(signed(documentWith()), expectation)).toMatchObject({ ok: true });
  });

  it('is refused when one byte was changed', async () => {
    const tampered = signed(documentWith());
    tampered.document = tampered.document.replace('default', 'defaulu');
    expect(await verifyDocument(tampered, expectation)).toEqual({ ok: false, reason: 'signature' });
  });

  it('is refused after its expiry', async () => {
    const expired = signed(documentWith({ expiresAt: '2026-12-01T00:00:00Z' }));
    expect(await verifyDocument(expired, expectation)).toEqual({ ok: false, reason: 'expired' });
  });

  it('is refused when it is older than the last good one', async () => {
    const verdict = await verifyDocument(signed(documentWith()), {
      ...expectation,
      lastGood: documentWith({ sequence: 6 }),
    });
    expect(verdict).toEqual({ ok: false, reason: 'older' });
  });

  it("is refused when it is another tenant's", async () => {
    const verdict = await verifyDocument(signed(documentWith({ tenant: 'mirai' })), {
      ...expectation,
      lastGood: documentWith(),
    });
    expect(verdict).toEqual({ ok: false, reason: 'tenant' });
  });
});

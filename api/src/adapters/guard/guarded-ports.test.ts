import { describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { CardsPort } from '../cards/cards-port.ts';
import { guardCards } from '../cards/guard-cards.ts';
import { guardIdentity } from '../identity/guard-identity.ts';
import type { IdentityPort, VerifyResult } from '../identity/identity-port.ts';
import { guardMailer } from '../mail/guard-mailer.ts';
import { type MailerPort, RecipientRefusedError } from '../mail/mailer-port.ts';

const times = async (count: number, call: () => Promise<unknown>) => {
  for (let made = 0; made < count; made++) await call().catch(() => {});
};

describe('the card provider', () => {
  it('is not asked while it does not answer, which is a clear no; saving cards is another matter', async () => {
    let calls = 0;
    const silent = async () => {
      calls++;
      return { kind: 'unknown' };
    };
    const cards = guardCards({ capture: silent, setupCard: silent } as unknown as CardsPort);
    await times(8, () => cards.capture('pi', 'key'));
    expect(await cards.capture('pi', 'key')).toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(8);
    expect(await cards.setupCard({} as never)).toMatchObject({ kind: 'unknown' });
  });

  it('is still asked when cards are declined', async () => {
    const cards = guardCards({ authorize: async () => ({ kind: 'declined' }) } as unknown as CardsPort);
    await times(20, () => cards.authorize({} as never));
    expect(await cards.authorize({} as never)).toMatchObject({ kind: 'declined' });
  });
});

describe('the identity service', () => {
  const identityOf = (verify: IdentityPort['verify'], readAccount?: IdentityPort['readAccount']) =>
    guardIdentity({ verify, readAccount } as IdentityPort);

  it('is asked once for a token, however many requests come with it', async () => {
    const answers: ((result: VerifyResult) => void)[] = [];
    const identity = identityOf(() => new Promise((resolve) => answers.push(resolve)));
    const checks = [identity.verify('a'), identity.verify('a'), identity.verify('b')];
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of answers) answer({ kind: 'invalid' });
    expect(await Promise.all(checks)).toEqual(Array(3).fill({ kind: 'invalid' }));
    const again = identity.verify('a');
    await expect.poll(() => answers.length).toBe(3);
    answers[2]?.({ kind: 'unavailable' });
    expect(await again).toEqual({ kind: 'unavailable' });
  });

  it('fails at once while it does not answer', async () => {
    let calls = 0;
    const identity = identityOf(
      async () => {
        calls++;
        return { kind: 'unavailable' };
      },
      async () => {
        throw new ProviderUnavailableError('identity');
      },
    );
    await times(3, () => identity.verify('a'));
    expect(await identity.verify('b')).toEqual({ kind: 'unavailable' });
    expect(calls).toBe(3);
    await times(5, () => identity.readAccount('u'));
    await expect(identity.readAccount('u')).rejects.toMatchObject({ cause: { name: 'CallNotMadeError' } });
  });
});

describe('the mail relay', () => {
  it('is not asked while it does not answer; a refused recipient is an answer', async () => {
    let error: Error = new RecipientRefusedError('a@b.example', 550);
    const mailer = guardMailer({ send: () => Promise.reject(error) } as unknown as MailerPort);
    const send = () => mailer.send({ to: 'a@b.example' } as never);
    await times(10, send);
    await expect(send()).rejects.toBe(error);
    error = new ProviderUnavailableError('mail');
    await times(5, send);
    await expect(send()).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      cause: { name: 'CallNotMadeError' },
    });
    await expect(mailer.send({ to: 'a@b.example', isUrgent: true } as never)).rejects.toBe(error);
  });
});

import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, inject } from 'vitest';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { cardFromNumber } from '../_cards.ts';
import type { TestResponse } from '../_client.ts';
import { testConfig } from '../_config.ts';
import { linkIn, mailsTo, type ReceivedMail } from '../_mailbox.ts';
import { signIn } from '../_sign-in.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { eventually } from '../booking/_outside.ts';
import { book, bookInput, chooseAnyRate, prepare, buildStay } from '../booking/_booking.ts';
import { SpoofingClient } from './_spoofing-client.ts';

export const pan = '4242 4242 4242 4242';
export const guest = { familyName: 'Kanarienvogel', givenName: 'Zitronengelb' };
const mark = randomUUID().slice(0, 8);
/** Addresses of the people in it: of the booking, of who is invited, of who forgot, of nobody. */
export const addresses = {
  booker: `canary-booker-${mark}@canary.example`,
  invited: `canary-invited-${mark}@canary.example`,
  stranger: `canary-stranger-${mark}@canary.example`,
};
const badToken = `${'Kanarie'.repeat(4)}.${'Vogel7x'.repeat(4)}.c2lnbmF0dXJl`;

/** What came of a story in which every person is a canary and every request claims another host. */
export interface CanaryStory {
  api: TestApi;
  /** All that the API has logged. */
  log(): string;
  /** Secrets that came into being on the way, and tokens. */
  secrets: Record<string, string>;
  mails: ReceivedMail[];
  links: string[];
  /** Answers to altered document links. */
  wrongAnswers: { status: number; text: string }[];
  /** The answer of an operation in which a canary was thrown. */
  thrown: TestResponse;
  nobody(): SpoofingClient;
  admin(): SpoofingClient;
}

let api: TestApi;
let lines = '';
const secrets: Record<string, string> = { badToken };
const mails: ReceivedMail[] = [];
const links: string[] = [];
const wrongAnswers: CanaryStory['wrongAnswers'] = [];

const canaryError = () =>
  new Error(
    `card ${pan} of ${addresses.booker}, key ${secrets.tripKey}, token ${badToken}, sk_test_canary123`,
  );

async function startWorld(): Promise<void> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const world = inject('world');
  const { stripe } = testConfig(world, { kind: 'pglite', dataDir: '' });
  const cards = createStripeCards(stripe);
  api = await startTestApi({
    overrides: {
      log: createLogger('trace', stream),
      cards: {
        ...cards,
        setupCard: (input) =>
          input.returnUrl.endsWith('/throws') ? Promise.reject(canaryError()) : cards.setupCard(input),
      },
    },
  });
  for (const email of ['employee@sakura.example', 'admin@sakura.example']) {
    secrets[`token of ${email}`] = await signIn(world.auth, email);
  }
}
const client = (email: string) => new SpoofingClient(api.url, secrets[`token of ${email}`] ?? null);
const employee = () => client('employee@sakura.example');
const admin = () => client('admin@sakura.example');
const nobody = () => new SpoofingClient(api.url, null);

/** A trip by card, with canaries in everything that a person may type. */
async function bookByCard(): Promise<string> {
  const rate = await chooseAnyRate(api, employee(), buildStay());
  const input = bookInput(await prepare(employee(), rate), {
    guests: [{ ...guest, specialRequest: `card ${pan}` }],
    email: addresses.booker,
    phone: { areaCode: '3', number: '98761234' },
    paymentType: 'CREDIT_CARD',
    creditCardId: 'demo-card-visa',
    memo: `${pan} ${addresses.booker}`,
  });
  const { travel, errorCode } = await book(employee(), input);
  if (!travel?.publicKey) throw new Error(`Not booked: ${errorCode}`);
  secrets.tripKey = travel.publicKey;
  mails.push(...(await arrived(addresses.booker)));
  return travel.id;
}

async function invite(): Promise<void> {
  await admin().query(
    `mutation ($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }`,
    {
      input: {
        branchId: 'demo-branch-sakura-tokyo',
        email: addresses.invited,
        name: `${guest.familyName} ${guest.givenName}`,
      },
    },
  );
  const [mail] = await arrived(addresses.invited);
  if (!mail) throw new Error('No invitation came.');
  const key = linkIn(mail, '/').href.match(/[\w-]{43}/)?.[0];
  if (key === undefined) throw new Error(`No code in: ${mail.text}`);
  secrets.invitationCode = key;
  mails.push(mail);
  await nobody().query('query ($code: String!) { invitation(code: $code) { email } }', { code: key });
}

async function failToSignIn(): Promise<void> {
  for (const authorization of [`Bearer ${badToken}`, `Basic ${badToken}`]) {
    await nobody().fetch('/graphql', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"query":"{ myself { id } }"}',
    });
  }
}

async function resetPasswords(): Promise<void> {
  for (const email of [addresses.stranger, addresses.invited, 'osaka@sakura.example']) {
    await nobody().query(`mutation ($email: String!) { resetPassword(email: $email) }`, { email });
    const asked = await nobody().query<{ createPasswordResetCode: { code: string } }>(
      `mutation ($email: String!) { createPasswordResetCode(input: { email: $email }) { code } }`,
      { email },
    );
    const { code } = asked.expectNoErrors().createPasswordResetCode;
    secrets[`resetCode ${email}`] = code;
    await nobody().query(
      `mutation ($input: ResetPasswordByCodeInput!) { resetPasswordByCode(input: $input) { __typename } }`,
      { input: { code, secret: badToken, newPassword: `pass-${addresses.stranger}` } },
    );
  }
  // The identity service's own mail and ours with the secret.
  mails.push(...(await arrived('osaka@sakura.example', 2)));
}

async function openLinks(travelId: string): Promise<void> {
  const asked = await employee().query<{
    travelVoucherDownloadLink: { url: string } | null;
    travelDetailDownloadLink: { url: string } | null;
  }>(
    `query ($id: ID!) {
      travelDetailsForCsv(input: { filter: {} }) { totalCount rows { travelNumber guestName cancelReason } }
      travelDetailDownloadLink(input: { travelId: $id }) { url }
      travelVoucherDownloadLink(input: { travelId: $id }) { url }
    }`,
    { id: travelId },
  );
  const { travelVoucherDownloadLink: voucher, travelDetailDownloadLink: detail } = asked.expectNoErrors();
  const shared = await employee().query<{ shareHotel: { key: string; url: string } | null }>(
    `mutation ($id: ID!) { shareHotel(epsPropertyId: $id) { key url } }`,
    { id: await anyProperty() },
  );
  const share = shared.expectNoErrors().shareHotel;
  secrets.hotelKey = share?.key ?? '';
  const documents = [voucher?.url ?? '', detail?.url ?? ''];
  links.push(...documents, share?.url ?? '');
  for (const url of documents) {
    const { pathname } = new URL(url);
    secrets[`document ${pathname.length}`] = pathname.split('/').at(-1) ?? '';
    const file = await nobody().fetch(pathname);
    expect(file.status).toBe(200);
    links.push(...linksIn(Buffer.from(await file.arrayBuffer()).toString('latin1')));
    const altered = await nobody().fetch(`${pathname.slice(0, -3)}AAA`);
    wrongAnswers.push({ status: altered.status, text: await altered.text() });
  }
  await nobody().fetch(`/p/trips/${secrets.tripKey}`);
}

async function anyProperty(): Promise<string> {
  const { id } = await api.app.db.selectFrom('properties').select('id').limit(1).executeTakeFirstOrThrow();
  return id;
}

export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? [];
}

const arrived = (address: string, count = 1): Promise<ReceivedMail[]> =>
  eventually(
    () => mailsTo(address),
    (found) => found.length >= count,
  );

/** Books, invites, forgets passwords, opens links and lets an adapter throw. */
export async function tellCanaryStory(): Promise<CanaryStory> {
  await startWorld();
  const travelId = await bookByCard();
  await invite();
  await failToSignIn();
  await resetPasswords();
  await openLinks(travelId);
  const byGet = new URLSearchParams({
    query: 'query ($key: String!) { travelByKey(key: $key) { travelNumber } }',
    variables: JSON.stringify({ key: secrets.tripKey }),
  });
  expect(await (await nobody().fetch(`/graphql?${byGet}`)).text()).toContain('travelNumber');
  await employee().query('mutation ($id: ID!) { renewTravelPublicKey(travelId: $id) { id } }', {
    id: travelId,
  });
  const paymentMethodId = await cardFromNumber(inject('world'), '4242424242424242');
  const thrown = await admin().query(
    `mutation ($input: ChallengeToRegisterCreditCardInput!) {
      challengeToRegisterCreditCard(input: $input) { __typename }
    }`,
    {
      input: {
        paymentMethodId,
        nickname: `札 ${pan}`.slice(0, 20),
        returnUrl: 'http://localhost:8080/throws',
        idempotencyKey: randomUUID(),
      },
    },
  );
  return { api, log: () => lines, secrets, mails, links, wrongAnswers, thrown, nobody, admin };
}

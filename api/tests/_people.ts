import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { newId } from '../src/db/new-id.ts';
import { TestClient } from './_client.ts';
import { requestToken } from './_sign-in.ts';
import type { TestApi } from './_testkit.ts';

export const password = 'a-password-of-2026';

/** An address that no other test uses. */
export function newAddress(name = 'person'): string {
  return `${name}-${randomUUID().slice(0, 8)}@people.example`;
}

/** Calls the identity service the way the browser's SDK does; throws its error message. */
export async function callIdentity<T>(method: string, body: object, asServer = false): Promise<T> {
  const { auth, keys } = inject('world');
  const path = asServer ? `v1/projects/${keys.firebaseProjectId}/accounts${method}` : `v1/accounts${method}`;
  const response = await fetch(new URL(`/identitytoolkit.googleapis.com/${path}?key=yado-demo`, auth), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(asServer ? { authorization: 'Bearer owner' } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { error?: { message: string } };
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

/** Signs up at the identity service, as the sign-up page does; who that is to us is not decided by it. */
export async function signUp(email: string): Promise<{ uid: string; idToken: string }> {
  const answer = await callIdentity<{ localId: string; idToken: string }>(':signUp', {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: answer.localId, idToken: answer.idToken };
}

export const signInAs = (email: string, withPassword = password) =>
  requestToken(inject('world').auth, email, withPassword);

export interface Person {
  id: string;
  uid: string;
  email: string;
  idToken: string;
}

type Place =
  | { branch: string; role?: 'EMPLOYEE' | 'COMPANY_ADMIN' }
  | { agency: string }
  | { operator: true };

/** A person with an account of their own and a row in the database, signed in. */
export async function addPerson(api: TestApi, place: Place, name = 'person'): Promise<Person> {
  const email = newAddress(name);
  const { uid, idToken } = await signUp(email);
  const id = newId();
  await api.app.db
    .insertInto('users')
    .values({
      id,
      firebase_uid: uid,
      email,
      name,
      role: 'branch' in place ? (place.role ?? 'EMPLOYEE') : 'agency' in place ? 'AGENCY' : 'OPERATOR',
      branch_id: 'branch' in place ? place.branch : null,
      agency_id: 'agency' in place ? place.agency : null,
    })
    .execute();
  return { id, uid, email, idToken };
}

/** A branch of its own company, so that a test may change it without others noticing. */
export async function addBranch(
  api: TestApi,
  more: { agency_id?: string; name?: string } = {},
): Promise<string> {
  const id = newId();
  await api.app.db
    .insertInto('companies')
    .values({ id, code: id, name: `株式会社${id}` })
    .execute();
  await api.app.db
    .insertInto('branches')
    .values({ id, company_id: id, name: '本社', ...more })
    .execute();
  return id;
}

let clients = 0;

/** Somebody without a session behind an address of their own: calls that anybody may make are limited by address. */
export function stranger(api: TestApi): TestClient {
  const address = `198.18.${Math.floor(++clients / 250)}.${(clients % 250) + 1}`;
  return new TestClient(api.url, async () => null, { 'x-forwarded-for': address });
}

/**
 * Verifies tokens as the real identity service's keys do, which say nothing of what happened since a token was issued.
 * firebase-admin asks an emulator about that at each request, and would hide whether our own record refuses.
 */
export function verifyOffline(api: TestApi): void {
  api.app.identity.verify = async (idToken) => {
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
      email?: string;
      auth_time: number;
      iat: number;
      exp: number;
    };
    return {
      kind: 'valid',
      token: {
        uid: claims.sub,
        email: claims.email ?? null,
        authenticatedAt: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
      },
      expiresAt: new Date(claims.exp * 1000),
    };
  };
}

/** Seconds are the unit of a session's begin: waits until the next one has begun. */
export async function nextSecond(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, 1_010 - (Date.now() % 1_000));
  await promise;
}

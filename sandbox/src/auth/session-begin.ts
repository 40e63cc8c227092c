import type { Operation, ProjectState } from './emulator.ts';

// The real service keeps in each session's tokens when that session began. The emulator gives a renewed token the
// user's newest sign-in, wherever it was: a session would take on the name of another, and end with it.

/** Has refresh tokens say when their session began, in milliseconds. */
export function noteSessionBegin(state: ProjectState): void {
  const create = state.createRefreshTokenFor.bind(state);
  state.createRefreshTokenFor = (user, provider, options) =>
    encode({ ...decode(create(user, provider, options)), signedInAt: user.lastLoginAt });
}

/** Renews the tokens of a session as of its own sign-in. */
export function keepSessionBegin(renew: Operation): Operation {
  return (state, body, context) => {
    const { localId, signedInAt } = decode(body.refreshToken);
    const user = typeof localId === 'string' ? state.users.get(localId) : undefined;
    if (!user || typeof signedInAt !== 'string') return renew(state, body, context);
    const { lastLoginAt } = user;
    state.updateUserByLocalId(user.localId, { lastLoginAt: signedInAt });
    try {
      return renew(state, body, context);
    } finally {
      state.updateUserByLocalId(user.localId, { lastLoginAt });
    }
  };
}

/**
 * Starts the session of a person who changes the password again. The Admin SDK holds each token of the emulator, and none of the
 * real service, against the last revocation: where the clock's second had changed since the person gave the password,
 * the session that made the change would be over with the others.
 */
export function beginAnewWithPassword(update: Operation): Operation {
  return (state, body, context) => {
    const payload = typeof body.idToken === 'string' ? body.idToken.split('.')[1] : undefined;
    const { user_id: localId } = decode(payload);
    if (body.password && typeof localId === 'string' && state.users.has(localId)) {
      state.updateUserByLocalId(localId, { lastLoginAt: String(Date.now()) });
    }
    return update(state, body, context);
  };
}

function encode(record: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(record)).toString('base64');
}

/** Nothing when the text is no token: what to say of that is the emulator's part. */
function decode(token: unknown): Record<string, unknown> {
  try {
    return (JSON.parse(Buffer.from(String(token), 'base64').toString()) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { demandPasswords } from './password-policy.ts';
import { beginAnewWithPassword, keepSessionBegin, noteSessionBegin } from './session-begin.ts';

/** A user as Google's emulator keeps it; only the fields used here are named. */
export type EmulatorUser = {
  localId: string;
  email?: string;
  initialEmail?: string;
  /** Milliseconds since 1970. */
  lastLoginAt?: string | undefined;
  [field: string]: unknown;
};

/** An out-of-band code (the secret in a mailed link). */
export type OobRecord = {
  email: string;
  newEmail?: string | undefined;
  requestType: string;
  oobCode: string;
  oobLink: string;
  /** The account that it was made for. */
  localId?: string;
};

export type ProjectState = {
  users: Map<string, EmulatorUser>;
  oobs: Map<string, OobRecord>;
  enableImprovedEmailPrivacy: boolean;
  /** The project's settings, as its console has them. */
  config: object;
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (oobCode: string) => string,
  ): OobRecord;
  validateOobCode(oobCode: string): OobRecord | undefined;
  getUserByEmail(email: string): EmulatorUser | undefined;
  getUserByInitialEmail(email: string): EmulatorUser | undefined;
  createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string;
  updateUserByLocalId(localId: string, fields: Partial<EmulatorUser>): EmulatorUser;
  overwriteUserWithLocalId(localId: string, fields: EmulatorUser): EmulatorUser;
};

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;
type ErrorHandler = (
  error: Error,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: Error) => void,
) => void;
/** An Express application. */
type Application = RequestHandler & { use(handler: ErrorHandler): void };
export type Operation = (state: ProjectState, body: Record<string, unknown>, context: unknown) => unknown;
type AccountOperations = { sendOobCode: Operation; update: Operation };
/** Those of browsers also make accounts and take the codes of mails. */
type BrowserOperations = AccountOperations & { signUp: Operation; resetPassword: Operation };
type TokenOperations = { token: Operation };

type ServerModule = {
  createApp(projectId: string, mode: number, states: Map<string, ProjectState>): Promise<Application>;
};
type StateModule = { AgentProjectState: new (projectId: string) => ProjectState };
type OperationsModule = {
  authOperations: {
    identitytoolkit: { accounts: BrowserOperations; projects: { accounts: AccountOperations } };
    securetoken: TokenOperations;
  };
};
type UtilsModule = { logError(error: Error & { code?: string }): void };
type ErrorsModule = { BadRequestError: new (message: string) => Error };
type LoggerModule = { logger: { silent: boolean } };
type ExegesisModule = { middleware(openApi: unknown, options: object): unknown };

/** What the two wrapped operations of the emulator report to their owner. */
export type OperationHooks = {
  /** Runs `send` knowing whether the caller asked for the link instead of a mail. */
  aroundSendOobCode(returnsLink: boolean, send: () => unknown): unknown;
  /** Called after a mailed link changed an address. */
  emailChanged(state: ProjectState, oldEmail: string, newEmail: string): void;
};

const require = createRequire(import.meta.url);
const ROOT = 'firebase-tools/lib/emulator/auth';

// Compiling the schemas of all of Google's operations takes seconds of each start, and few of them are ever called.
const exegesis = createRequire(require.resolve(`${ROOT}/server.js`))('exegesis-express') as ExegesisModule;
const { middleware } = exegesis;
exegesis.middleware = (openApi, options) =>
  middleware(openApi, { ...options, lazyCompileValidationSchemas: true });

/** Loads Google's Auth emulator with one project in `state`, wrapped by `hooks`. */
export async function loadEmulator(
  projectId: string,
  prepare: (state: ProjectState) => void,
  hooks: OperationHooks,
): Promise<RequestHandler> {
  // Its logger prints every mailed link, and a warning for each line that has no transport.
  (require('firebase-tools/lib/logger.js') as LoggerModule).logger.silent = true;
  const { AgentProjectState } = require(`${ROOT}/state.js`) as StateModule;
  const { createApp } = require(`${ROOT}/server.js`) as ServerModule;
  const { authOperations } = require(`${ROOT}/operations.js`) as OperationsModule;
  const state = new AgentProjectState(projectId);
  noteSessionBegin(state);
  prepare(state);

  const { identitytoolkit, securetoken } = authOperations;
  const groups = [identitytoolkit.accounts, identitytoolkit.projects.accounts];
  const originals = groups.map((group) => ({ ...group }));
  for (const group of groups) wrap(group, hooks);
  const { BadRequestError } = require(`${ROOT}/errors.js`) as ErrorsModule;
  demandPasswords(identitytoolkit.accounts, (message) => new BadRequestError(message));
  const { token } = securetoken;
  securetoken.token = keepSessionBegin(token);
  // createApp reads the operations before its first await, so the shared table is restored at once
  // and a second emulator in this process gets its own wrappers.
  const starting = createApp(projectId, 0, new Map([[projectId, state]]));
  groups.forEach((group, index) => Object.assign(group, originals[index]));
  securetoken.token = token;
  const app = await starting;
  ignoreLeavers(app);
  return app;
}

/** A browser that closes before it has its answer is no fault of anybody; the emulator reports it twice. */
function ignoreLeavers(app: Application): void {
  const utils = require(`${ROOT}/utils.js`) as UtilsModule;
  const { logError } = utils;
  utils.logError = (error) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') logError(error);
  };
  app.use((error, _request, response, next) => {
    if (!response.destroyed) next(error);
  });
}

function wrap(group: AccountOperations, hooks: OperationHooks): void {
  const { sendOobCode } = group;
  const update = beginAnewWithPassword(group.update);
  group.sendOobCode = (state, body, context) =>
    hooks.aroundSendOobCode(body.returnOobLink === true, () => sendOobCode(state, body, context));
  group.update = (state, body, context) => {
    const code = typeof body.oobCode === 'string' ? state.validateOobCode(body.oobCode) : undefined;
    const result = update(state, body, context);
    if (code?.requestType === 'VERIFY_AND_CHANGE_EMAIL' && code.newEmail) {
      hooks.emailChanged(state, code.email, code.newEmail);
    }
    return result;
  };
}

import type { Saving } from '../state-file.ts';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { openAccountsFile } from './accounts-file.ts';
import { actionLink, actionMail } from './action-mail.ts';
import { consoleSettings } from './console-settings.ts';
import { tieCodesToAccounts } from './code-owner.ts';
import { type OobRecord, type ProjectState, loadEmulator } from './emulator.ts';
import { refuseOtherKey } from './web-key.ts';

export type Auth = { url: string; port: number; close(): Promise<void> };

export type AuthConfig = {
  port: number;
  dataDir: string;
  saving?: Saving;
  projectId: string;
  /** The web key of the project; requests with any other are refused. */
  webKey: string;
  /** Origin of the product, whose `/action` page the mailed links open. */
  appOrigin: string;
  smtpUrl: string;
};

/** Firebase Auth: Google's emulator with users kept on disk, e-mail privacy on, and real mails. */
export async function createAuth(config: AuthConfig): Promise<Auth> {
  const accounts = openAccountsFile(join(config.dataDir, 'auth.json'), config.saving);
  const mailer = createTransport(config.smtpUrl);
  const pendingMails = new Set<Promise<unknown>>();
  let returnsLink = false;

  function deliver(code: OobRecord): void {
    const mail = actionMail(code);
    if (!mail) return;
    const sending = mailer.sendMail({ from: 'Yado <no-reply@yado.example>', ...mail });
    const done = sending
      .catch((error: unknown) => console.error(`auth: mail not sent: ${String(error)}`))
      .finally(() => pendingMails.delete(done));
    pendingMails.add(done);
  }

  function prepare(state: ProjectState): void {
    accounts.restore(state);
    state.enableImprovedEmailPrivacy = true;
    const { config: emulated } = state;
    Object.defineProperty(state, 'config', { value: { ...emulated, ...consoleSettings } });
    tieCodesToAccounts(state);
    const createOob = state.createOob.bind(state);
    state.createOob = (email, newEmail, requestType, generateLink) => {
      const code = createOob(email, newEmail, requestType, (oobCode) => {
        const continueUrl = new URL(generateLink(oobCode)).searchParams.get('continueUrl') ?? undefined;
        return actionLink(config.appOrigin, requestType, oobCode, continueUrl);
      });
      if (!returnsLink) deliver(code);
      return code;
    };
  }

  const handle = await loadEmulator(config.projectId, prepare, {
    aroundSendOobCode(wantsLink, send) {
      returnsLink = wantsLink;
      try {
        return send();
      } finally {
        returnsLink = false;
      }
    },
    emailChanged(state, oldEmail, newEmail) {
      const user = state.getUserByEmail(newEmail);
      if (!user) return;
      // The emulator offers the undo only for a direct change; the real service does for this one too.
      state.updateUserByLocalId(user.localId, { initialEmail: oldEmail });
      state.createOob(oldEmail, undefined, 'RECOVER_EMAIL', () => config.appOrigin);
    },
  });

  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    if (refuseOtherKey(request, response, config.webKey)) return;
    if (changesAccounts(request))
      answerAfter(response, () => Promise.all([...pendingMails, accounts.save()]));
    handle(request, response);
  });
  // As long as the other services: Node's 5 s end just when a busy client takes an idle connection up again.
  server.keepAliveTimeout = 72_000;
  server.listen(config.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(pendingMails);
      mailer.close();
      await accounts.close();
    },
  };
}

function changesAccounts(request: IncomingMessage): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
}

/** Holds the end of the answer back until `ready`, so that what was acknowledged is on disk. */
function answerAfter(response: ServerResponse, ready: () => Promise<unknown>): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = ((...parts: unknown[]) => {
    ready().then(
      () => end(...parts),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return response;
  }) as ServerResponse['end'];
}

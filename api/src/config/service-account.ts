import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** With what the API reads, makes and changes accounts of the identity service. */
export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
}

/** The machine's own role on Google's platform, in place of a key. */
const PLATFORM = 'platform';

const keyFile = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().refine(isPrivateKey),
});

interface Settings {
  FIREBASE_SERVICE_ACCOUNT?: string;
  FIREBASE_SERVICE_ACCOUNT_FILE?: string;
  FIREBASE_PROJECT_ID?: string;
}

/**
 * The service account that the settings name, by their text or by a file; null where the platform knows it. Throws a
 * `ConfigError` for one that can't be used.
 */
export function readServiceAccount(settings: Settings): ServiceAccount | null {
  const { FIREBASE_SERVICE_ACCOUNT: text, FIREBASE_SERVICE_ACCOUNT_FILE: file } = settings;
  if (text === PLATFORM || (!text && !file)) return null;
  const name = text ? 'FIREBASE_SERVICE_ACCOUNT' : 'FIREBASE_SERVICE_ACCOUNT_FILE';
  const read = keyFile.safeParse(toJson(text || readFile(file ?? '')));
  if (!read.success)
    throw new ConfigError(`${name} must be a JSON key of a service account, as Google's console makes it.`);
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = read.data;
  if (projectId !== settings.FIREBASE_PROJECT_ID)
    throw new ConfigError(`${name} is of another project than FIREBASE_PROJECT_ID.`);
  return { projectId, clientEmail, privateKey };
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    // Somebody may have put the key itself there.
    const place = /^[^{}\n]{1,200}$/.test(file) ? ` at ${file}` : '';
    throw new ConfigError(`FIREBASE_SERVICE_ACCOUNT_FILE can't be read${place} (${code}).`, {
      cause: error,
    });
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}

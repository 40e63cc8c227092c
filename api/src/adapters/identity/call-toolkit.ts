import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { FirebaseConfig } from './firebase-identity.ts';
import { judgeWebKey } from './probe-web-key.ts';

const MAX_REPORTED = 500;

/** Where the service's REST interface is. */
export function toolkitOrigin({ emulatorHost }: Pick<FirebaseConfig, 'emulatorHost'>): string {
  return emulatorHost === null
    ? 'https://identitytoolkit.googleapis.com'
    : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
}

export type ToolkitAnswer<Code extends string> = { kind: 'done'; body: unknown } | { kind: Code };

/**
 * Calls Identity Toolkit with the web key, as browsers do, for what its server library has no method: `accounts:<method>`.
 * Answers with one of `codes`, Google's own names of errors, where that is why it refuses; everything else that is no
 * success throws ProviderUnavailableError.
 */
export async function callToolkit<Code extends string>(
  config: FirebaseConfig,
  method: 'sendOobCode' | 'resetPassword' | 'update',
  body: object,
  codes: readonly Code[],
): Promise<ToolkitAnswer<Code>> {
  const response = await fetch(
    `${toolkitOrigin(config)}/v1/accounts:${method}?key=${encodeURIComponent(config.webApiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'ja' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    },
  ).catch((error: unknown) => {
    throw new ProviderUnavailableError('identity', { cause: error });
  });
  const text = await response.text();
  const answer = text.slice(0, MAX_REPORTED);
  if (response.ok) return { kind: 'done', body: parseJson(text) };
  const code = /"message":\s*"([A-Z_]+)\b/.exec(answer)?.[1];
  const known = response.status === 400 ? codes.find((each) => each === code) : undefined;
  if (known !== undefined) return { kind: known };
  const isOfKey = response.status === 403 || answer.includes('API_KEY_INVALID');
  if (isOfKey) for (const fault of judgeWebKey(response.status)) config.onRefusal?.(fault);
  throw new ProviderUnavailableError('identity', { cause: new Error(`${response.status}: ${answer}`) });
}

/** Null for a page that something between us and Google answers in its place. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

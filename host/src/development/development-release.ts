import { DEVELOPMENT_FILES } from '@yado/shared/contract/development';
import type { RemoteDeclaration, RemoteRelease } from '@yado/shared/contract/release-document';

const LIMIT_MS = 10_000;

/** Builds a release from the present files of a remote's development server; its only listed file is the container. */
export async function loadDevelopmentRelease(origin: string, remote: string): Promise<RemoteRelease> {
  const { entry, declaration } = DEVELOPMENT_FILES;
  const baseUrl = `${origin}/`;
  const [code, declared] = await Promise.all([get(baseUrl + entry), get(baseUrl + declaration)]);
  const bytes = await code.arrayBuffer();
  const container = new RegExp(`\\byado_${remote}_[0-9a-f]+\\b`).exec(new TextDecoder().decode(bytes))?.[0];
  if (!container) throw new Error(`${baseUrl}${entry} is no container of ${remote}`);
  return {
    id: container,
    version: 'development',
    baseUrl,
    container,
    entry,
    initial: [],
    declaration: (await declared.json()) as RemoteDeclaration,
    chunks: {},
    files: { [entry]: { integrity: await computeIntegrity(bytes), size: bytes.byteLength } },
  };
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function computeIntegrity(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

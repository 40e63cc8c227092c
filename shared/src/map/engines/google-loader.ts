/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { provideStyleNonce } from './provide-style-nonce.ts';

export interface GoogleLibraries {
  core: google.maps.CoreLibrary;
  maps: google.maps.MapsLibrary;
}

const LOAD_LIMIT_MS = 15_000;
let loading: Promise<GoogleLibraries> | undefined;
let configured = false;

/** Google's libraries, asked for once; after a failure the next call asks again. */
export function loadGoogle(key: string, scriptUrl: string | undefined): Promise<GoogleLibraries> {
  loading ??= load(key, scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(key: string, scriptUrl: string | undefined): Promise<GoogleLibraries> {
  provideStyleNonce();
  if (scriptUrl) await withinLimit(addScript(`${scriptUrl}?${new URLSearchParams({ key })}`));
  if (!configured) setOptions({ key, v: 'quarterly', language: 'ja', region: 'JP' });
  configured = true;
  try {
    const [core, maps] = await withinLimit(Promise.all([importLibrary('core'), importLibrary('maps')]));
    return { core, maps };
  } catch (error) {
    // The loader has no limit of its own: at every further attempt it would wait for the script that hangs.
    if (!globalThis.google?.maps?.Map) giveUpScript();
    throw error;
  }
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the map script did not arrive in time')), LOAD_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** A stand-in that defines `google.maps.importLibrary`, which the loader then takes as it is. */
function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the map script could not be loaded'));
    };
    document.head.append(script);
  });
}

/** The loader forgets a script that has failed, and adds another at the next attempt. */
function giveUpScript(): void {
  for (const script of document.querySelectorAll('script[src^="https://maps.googleapis.com/maps/api/js"]')) {
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}

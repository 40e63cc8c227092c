import { event, MVCObject } from './events.ts';
import { LatLng, LatLngBounds } from './lat-lng.ts';
import { GoogleMap } from './map.ts';
import { OverlayView } from './overlay-view.ts';

/** A key that the service does not accept, to see what a page makes of it. */
const REFUSED_KEY = 'refused';

const libraries: Record<string, object> = {
  core: { event, MVCObject, LatLng, LatLngBounds, ColorScheme: { DARK: 'DARK', LIGHT: 'LIGHT' } },
  maps: { Map: GoogleMap, OverlayView },
};
const maps = {
  version: 'sandbox',
  importLibrary: async (name: string): Promise<object> => {
    const library = libraries[name];
    if (!library) throw new Error(`The library ${name} is not in the sandbox.`);
    Object.assign(maps, library);
    return library;
  },
};
Object.assign(globalThis, { google: { maps } });

const script = document.currentScript;
if (script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('key') === REFUSED_KEY) {
  const { gm_authFailure: tell } = globalThis as { gm_authFailure?: () => void };
  setTimeout(() => tell?.(), 0);
}

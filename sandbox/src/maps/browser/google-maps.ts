import { event, MVCObject } from './events.ts';
import { LatLng, LatLngBounds } from './lat-lng.ts';
import { GoogleMap, type MapOptions } from './map.ts';
import { OverlayView } from './overlay-view.ts';

/** Keys that Google does not serve, to see what a page makes of it. */
const REFUSED_KEY = 'refused';
const KEY_OVER_QUOTA = 'over-quota';

const { __sandboxMapsKey: key, gm_authFailure: reportRefusal } = globalThis as {
  __sandboxMapsKey?: string;
  gm_authFailure?: () => void;
};

/** A map in whose place Google writes an error, as it does over the quota; nothing is called then. */
class MapOverQuota extends GoogleMap {
  constructor(element: HTMLElement, options: MapOptions = {}) {
    super(element, options);
    const part = (className: string) => Object.assign(document.createElement('div'), { className });
    const container = part('gm-err-container');
    const content = part('gm-err-content');
    const title = part('gm-err-title');
    title.textContent = 'エラーが発生しました。';
    content.append(title);
    container.append(content);
    element.replaceChildren(container);
  }
}

const libraries: Record<string, object> = {
  core: { event, MVCObject, LatLng, LatLngBounds, ColorScheme: { DARK: 'DARK', LIGHT: 'LIGHT' } },
  maps: { Map: key === KEY_OVER_QUOTA ? MapOverQuota : GoogleMap, OverlayView },
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

if (key === REFUSED_KEY) setTimeout(() => reportRefusal?.(), 0);

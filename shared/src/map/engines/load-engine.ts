import { getSite } from '@yado/shared/site';
import type { CreateEngine, EngineOptions } from './engine.ts';

type SiteOptions = Pick<EngineOptions, 'key' | 'scriptUrl'>;

/** Google's map where the site's configuration has a key for it, else the embedded one; downloaded when it is asked for. */
export async function loadEngine(): Promise<{ create: CreateEngine; site: SiteOptions; name: EngineName }> {
  const { key, scriptUrl } = getSite().configuration.maps;
  const { createEngine } = key
    ? await import(/* webpackChunkName: "map-google" */ './google-engine.ts')
    : await import(/* webpackChunkName: "map-embedded" */ './maplibre-engine.ts');
  return { create: createEngine, site: { key, scriptUrl }, name: key ? 'google' : 'embedded' };
}

export type EngineName = 'google' | 'embedded';

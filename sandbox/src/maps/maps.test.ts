import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMaps, type Maps } from './maps.ts';

interface Google {
  importLibrary(name: 'core'): Promise<{
    LatLngBounds: new (box: object) => { contains(point: object): boolean; getCenter(): { lat(): number } };
    event: object;
  }>;
  importLibrary(name: string): Promise<object>;
}

let maps: Maps;
beforeAll(async () => {
  maps = await createMaps({ port: 0 });
});
afterAll(() => maps.close());

describe("the stand-in for Google's script", () => {
  it('defines importLibrary, so that the official loader takes it as it is', async () => {
    const { google } = await run('any');
    const { LatLngBounds } = await google.importLibrary('core');
    const kanto = new LatLngBounds({ south: 35, west: 139, north: 36, east: 141 });
    expect(kanto.contains({ lat: 35.68, lng: 139.77 })).toBe(true);
    expect(kanto.contains({ lat: 34.69, lng: 135.5 })).toBe(false);
    expect(kanto.getCenter().lat()).toBe(35.5);
    expect(Object.keys(await google.importLibrary('maps'))).toEqual(['Map', 'OverlayView']);
    await expect(google.importLibrary('weather')).rejects.toThrow('weather');
  });

  it('brings the outlines of land along', async () => {
    const { land } = await run('any');
    const points = land.reduce((sum, ring) => sum + ring.length / 2, 0);
    expect(points).toBeGreaterThan(50_000);
    expect(land.flat().every((degrees) => Math.abs(degrees) <= 18_000)).toBe(true);
  });

  it.each([
    ['refused', 1],
    ['over-quota', 0],
    ['any', 0],
  ])('tells of the key %s as Google does: %i times', async (key, times) => {
    const { authFailure } = await run(key);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(authFailure).toHaveBeenCalledTimes(times);
  });
});

/** Runs the script as a page does that asked for it with a key. */
async function run(key: string) {
  const src = `${maps.url}/maps/api/js?key=${key}`;
  const response = await fetch(src);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const authFailure = vi.fn<() => void>();
  const page = createContext({
    setTimeout,
    gm_authFailure: authFailure,
  });
  runInContext(await response.text(), page);
  const { google, __sandboxLand: land } = page as { google: { maps: Google }; __sandboxLand: number[][] };
  return { google: google.maps, land, authFailure };
}

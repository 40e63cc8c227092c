import { describe, expect, it } from 'vitest';
import { clusterIndex } from './clusters.ts';
import type { MapMarker } from './map-types.ts';

const japan = { south: 24, west: 122, north: 46, east: 154 };
const none = new Set<string>();
const hotel = (
  id: string,
  latitude: number,
  longitude: number,
  more: Partial<MapMarker> = {},
): MapMarker => ({
  id,
  kind: 'hotel',
  name: id,
  position: { latitude, longitude },
  ...more,
});
const tokyo = ['a', 'b', 'c'].map((id, index) => hotel(id, 35.68 + index / 1000, 139.76));
const osaka = hotel('osaka', 34.7, 135.5);

describe('clusterIndex', () => {
  it('puts hotels together that can not be distinguished at a zoom', () => {
    const { markers, clusters } = clusterIndex([...tokyo, osaka]).pinsIn(japan, 6.7, none);
    expect(markers.map(({ id }) => id)).toEqual(['osaka']);
    expect(clusters.map(({ count }) => count)).toEqual([3]);
    expect(clusters[0]?.position.latitude).toBeCloseTo(35.681, 2);
  });

  it('takes them apart at the zoom it says', () => {
    const index = clusterIndex([...tokyo, osaka]);
    const [cluster] = index.pinsIn(japan, 6, none).clusters;
    const zoom = index.getExpansionZoom(cluster?.id ?? 0);
    const apart = index.pinsIn(japan, zoom, none);
    expect(apart.markers.length + apart.clusters.length).toBeGreaterThan(2);
    expect(index.pinsIn(japan, 16, none).markers).toHaveLength(4);
  });

  it('tells what the cheapest of a cluster costs, where prices are known', () => {
    const priced = [12_000, 8_500, undefined].map((yen, at) => ({ ...hotel(`p${at}`, 35.68, 139.76), yen }));
    expect(clusterIndex(priced).pinsIn(japan, 6, none).clusters).toMatchObject([
      { count: 3, leastYen: 8_500 },
    ]);
    expect(clusterIndex(tokyo).pinsIn(japan, 6, none).clusters).toMatchObject([{ count: 3, leastYen: null }]);
  });

  it('shows a selected or hovered hotel by itself, in the order given', () => {
    const { markers, clusters } = clusterIndex([...tokyo, osaka]).pinsIn(japan, 6, new Set(['b', 'unknown']));
    expect(markers.map(({ id }) => id)).toEqual(['b', 'osaka']);
    expect(clusters).toHaveLength(1);
  });

  it('never clusters the prominent hotel, nor stations', () => {
    const station = { ...hotel('station', 35.68, 139.76), kind: 'station' as const };
    const { markers } = clusterIndex([
      ...tokyo,
      hotel('picked', 35.68, 139.76, { prominent: true }),
      station,
    ]).pinsIn(japan, 4, none);
    expect(markers.map(({ id }) => id)).toEqual(['picked', 'station']);
  });

  it('leaves out what is not in the box', () => {
    const kansai = { south: 34, west: 135, north: 35, east: 136 };
    expect(clusterIndex([...tokyo, osaka]).pinsIn(kansai, 10, none)).toMatchObject({
      markers: [osaka],
      clusters: [],
    });
  });

  it('sorts a thousand hotels without losing one', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      hotel(`h${index}`, 33 + ((index * 7919) % 1000) / 200, 134 + ((index * 104729) % 1000) / 150),
    );
    const { markers, clusters } = clusterIndex(many).pinsIn(japan, 7, none);
    expect(markers.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    expect(markers.length + clusters.length).toBeLessThan(200);
  });
});

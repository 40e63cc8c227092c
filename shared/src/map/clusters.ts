import Supercluster from 'supercluster';
import type { MapBounds, MapMarker, MapPoint } from './map-types.ts';

/** Hotels closer than this on the screen go together; about the width of a price. */
const RADIUS = 72;
/** From this zoom on, every hotel is by itself. */
const LAST_CLUSTERED_ZOOM = 15;

export interface Cluster {
  id: number;
  position: MapPoint;
  count: number;
  /** What the cheapest of them costs, where a price is known. */
  leastYen: number | null;
}

export interface Pins {
  markers: MapMarker[];
  clusters: Cluster[];
}

export interface ClusterIndex {
  /** What is drawn in a box at a zoom. Those lifted are by themselves, whatever is near. */
  pinsIn: (bounds: MapBounds, zoom: number, lifted: ReadonlySet<string>) => Pins;
  /** The zoom at which a cluster falls apart. */
  getExpansionZoom: (cluster: number) => number;
}

/** Sorts markers for fast look-ups. Only ordinary hotels are clustered; all else is drawn as it is. */
export function clusterIndex(markers: readonly MapMarker[]): ClusterIndex {
  const alone = markers.filter((marker) => !isClustered(marker));
  const byId = new Map(markers.map((marker) => [marker.id, marker]));
  const index = new Supercluster<{ id: string; yen: number }, { yen: number }>({
    radius: RADIUS,
    extent: 256,
    maxZoom: LAST_CLUSTERED_ZOOM,
    map: ({ yen }) => ({ yen }),
    reduce: (sum, { yen }) => {
      sum.yen = Math.min(sum.yen, yen);
    },
  }).load(
    markers.filter(isClustered).map(({ id, position, yen = Infinity }) => ({
      type: 'Feature',
      properties: { id, yen },
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  );
  return {
    pinsIn: ({ south, west, north, east }, zoom, lifted) => {
      const shown = new Map(alone.map((marker) => [marker.id, marker]));
      for (const id of lifted) {
        const marker = byId.get(id);
        if (marker) shown.set(id, marker);
      }
      const clusters: Cluster[] = [];
      for (const { geometry, properties } of index.getClusters(
        [west, south, east, north],
        Math.floor(zoom),
      )) {
        if ('cluster_id' in properties) {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          const { cluster_id: id, point_count: count, yen } = properties;
          const leastYen = Number.isFinite(yen) ? yen : null;
          clusters.push({ id, count, leastYen, position: { latitude, longitude } });
        } else {
          const marker = byId.get(properties.id);
          if (marker) shown.set(marker.id, marker);
        }
      }
      return { markers: markers.filter(({ id }) => shown.has(id)), clusters };
    },
    getExpansionZoom: (cluster) => index.getClusterExpansionZoom(cluster),
  };
}

function isClustered({ kind, prominent }: MapMarker): boolean {
  return kind === 'hotel' && !prominent;
}

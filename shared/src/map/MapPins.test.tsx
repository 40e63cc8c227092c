import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../ui/_axe.ts';
import { MapPins } from './MapPins.tsx';
import type { MapProps } from './Map.tsx';
import type { Camera, MapMarker } from './map-types.ts';
import type { RunningEngine } from './use-engine.ts';

const camera: Camera = {
  center: { latitude: 35, longitude: 139 },
  zoom: 14,
  bounds: { south: 34.95, west: 138.95, north: 35.05, east: 139.05 },
};
const markers: MapMarker[] = [
  { id: 'west', kind: 'hotel', name: '西のホテル', label: '¥9,800', position: at(35, 138.96) },
  { id: 'east', kind: 'hotel', name: '東のホテル ¥12,300', label: '¥12,300', position: at(35, 139.04) },
  { id: 'near-1', kind: 'hotel', name: '北のホテル', position: at(35.04, 139) },
  { id: 'near-2', kind: 'hotel', name: '北の別館', position: at(35.0401, 139) },
  { id: 'station', kind: 'station', name: '中央駅', label: '中央駅', position: at(34.97, 139) },
];

it('shows prices, clusters and stations, each with a name, in one stop of the Tab key', async () => {
  const { container } = draw();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['西のホテル ¥9,800', '東のホテル ¥12,300', 'ホテル2軒。拡大して表示']);
  expect(screen.getByRole('img', { name: '駅: 中央駅' })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(await axeFindings(container)).toEqual([]);
});

it('leads from pin to pin by the arrow keys and selects with Enter', async () => {
  const { props } = draw();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /西のホテル/ }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /東のホテル/ }));
  expect(props.onHover).toHaveBeenLastCalledWith('east');
  await user.keyboard('{Enter}');
  expect(props.onSelect).toHaveBeenLastCalledWith('east');
});

it('lifts the hotel that the list points at out of its cluster, and gives the selection up on Escape', async () => {
  const { props } = draw({ hoveredId: 'near-2', selectedId: 'west' });
  expect(screen.getByRole('button', { name: '北の別館' })).toBeTruthy();
  const selected = screen.getByRole('button', { name: /西のホテル/, pressed: true });
  selected.focus();
  await userEvent.keyboard('{Escape}');
  expect(props.onSelect).toHaveBeenLastCalledWith(null);
});

it('opens a cluster where it falls apart, as a movement of the user', async () => {
  const { engine } = draw();
  await userEvent.click(screen.getByRole('button', { name: /ホテル2軒/ }));
  expect(engine.show).toHaveBeenCalledWith(expect.objectContaining({ zoom: 16 }), 'user');
});

it('keeps the focus among the hotels of the cluster that was opened', async () => {
  const { rerenderAt } = draw();
  screen.getByRole('button', { name: /ホテル2軒/ }).focus();
  await userEvent.keyboard('{Enter}');
  rerenderAt({ ...camera, zoom: 16 });
  expect(screen.queryByRole('button', { name: /ホテル2軒/ })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^北の/);
});

it('takes no focus that went elsewhere before its cluster fell apart', () => {
  const { rerenderAt } = draw();
  screen.getByRole('button', { name: /ホテル2軒/ }).focus();
  screen.getByRole('button', { name: /ホテル2軒/ }).blur();
  rerenderAt({ ...camera, zoom: 16 });
  expect(document.activeElement).toBe(document.body);
});

it('says from which price on the hotels of a cluster are', () => {
  draw({ markers: markers.map((marker, at) => ({ ...marker, yen: 9_000 + at })) });
  expect(screen.getByRole('button', { name: 'ホテル2軒、¥9,002から。拡大して表示' })).toBeTruthy();
});

it('shows hotels as pictures where they can not be selected', () => {
  draw({ onSelect: undefined });
  expect(screen.queryByRole('button', { name: /西のホテル/ })).toBeNull();
  expect(screen.getByRole('img', { name: /西のホテル/ })).toBeTruthy();
});

function draw(more: Partial<MapProps> = {}) {
  const props = {
    label: '地図',
    view: { center: camera.center, zoom: camera.zoom },
    markers,
    onSelect: vi.fn<(id: string | null) => void>(),
    onHover: vi.fn<(id: string | null) => void>(),
    ...more,
  };
  const engine = {
    name: 'embedded' as const,
    pane: document.createElement('div'),
    project: ({ latitude, longitude }: MapMarker['position']) => ({
      x: (longitude - 138.95) * 8000,
      y: (35.05 - latitude) * 8000,
    }),
    camera: () => camera,
    show: vi.fn<RunningEngine['show']>(),
    zoomBy: () => {},
    panBy: () => {},
    destroy: () => {},
  };
  const pins = (at: Camera) => <MapPins {...props} engine={engine} camera={at} onPlace={ignore} />;
  const view = render(pins(camera));
  return { ...view, props, engine, rerenderAt: (at: Camera) => view.rerender(pins(at)) };
}

const ignore = () => {};

function at(latitude: number, longitude: number) {
  return { latitude, longitude };
}

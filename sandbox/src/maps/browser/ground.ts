import type { LatLngLiteral } from './lat-lng.ts';
import { toWorld } from './projection.ts';

declare global {
  var __sandboxLand: number[][];
}

const COLORS = {
  light: { water: '#aadaff', land: '#f2efe9', edge: '#8fb7d4', text: '#5f6368' },
  dark: { water: '#17263c', land: '#242f3e', edge: '#38516b', text: '#9aa5b1' },
};

/** Draws land and a note that this is not the real map. */
export function drawGround(
  canvas: HTMLCanvasElement,
  center: LatLngLiteral,
  zoom: number,
  dark: boolean,
): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const colors = dark ? COLORS.dark : COLORS.light;
  const middle = toWorld(center, zoom);
  brush.scale(ratio, ratio);
  brush.fillStyle = colors.water;
  brush.fillRect(0, 0, width, height);
  brush.beginPath();
  for (const ring of globalThis.__sandboxLand) {
    for (let index = 0; index < ring.length; index += 2) {
      const { x, y } = toWorld({ lng: (ring[index] ?? 0) / 100, lat: (ring[index + 1] ?? 0) / 100 }, zoom);
      const place: [number, number] = [x - middle.x + width / 2, y - middle.y + height / 2];
      if (index === 0) brush.moveTo(...place);
      else brush.lineTo(...place);
    }
    brush.closePath();
  }
  brush.fillStyle = colors.land;
  brush.fill('evenodd');
  brush.strokeStyle = colors.edge;
  brush.stroke();
  brush.fillStyle = colors.text;
  brush.font = '11px sans-serif';
  brush.textAlign = 'right';
  brush.fillText('Google Maps の代役(サンドボックス)', width - 8, height - 8);
}

import type { Pixel } from './projection.ts';

export interface Movable {
  begin(): void;
  drag(pixels: Pixel): void;
  end(): void;
  zoom(steps: number): void;
  press(): void;
}

const STEP = 80;
const arrows: Record<string, Pixel> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Mouse, touch, wheel and keys on the map's element. */
export function listenToGestures(element: HTMLElement, map: Movable, cooperative: () => boolean): void {
  let last: Pixel | undefined;
  let moved = false;
  element.addEventListener('pointerdown', ({ clientX: x, clientY: y, pointerType }) => {
    moved = false;
    if (cooperative() && pointerType === 'touch') return;
    last = { x, y };
  });
  addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (!last || (!moved && Math.hypot(x - last.x, y - last.y) < 4)) return;
    if (!moved) map.begin();
    moved = true;
    map.drag({ x: x - last.x, y: y - last.y });
    last = { x, y };
  });
  addEventListener('pointerup', () => {
    if (last && moved) map.end();
    last = undefined;
  });
  element.addEventListener('click', () => {
    if (!moved) map.press();
  });
  element.addEventListener(
    'wheel',
    (event) => {
      if (cooperative() && !event.ctrlKey) return;
      event.preventDefault();
      map.zoom(event.deltaY < 0 ? 1 : -1);
    },
    { passive: false },
  );
  element.addEventListener('keydown', ({ key, target }) => {
    if (target !== element) return;
    const arrow = arrows[key];
    if (arrow) map.drag(arrow);
    if (arrow) map.end();
    if (key === '+' || key === '-') map.zoom(key === '+' ? 1 : -1);
  });
}

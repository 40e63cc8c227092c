import type { Camera, MapPoint, MapView } from '../map-types.ts';
import type { ScreenPoint } from '../nearest-in-direction.ts';

/** What a map library must be able to do for `Map`. Pins are ours, whichever draws the ground. */
export interface MapEngine {
  /** Pins are put here; it moves along with the ground. */
  readonly pane: HTMLElement;
  /** Where a point is, in the pane's own pixels. */
  project: (point: MapPoint) => ScreenPoint;
  camera: () => Camera;
  show: (view: MapView, by: MovedBy) => void;
  zoomBy: (steps: number) => void;
  /** Moves the camera by so many pixels. */
  panBy: (pixels: ScreenPoint) => void;
  destroy: () => void;
}

export type MovedBy = 'user' | 'program';

export interface EngineEvents {
  /** Pins have to be placed again. */
  draw: () => void;
  /** The camera came to rest. */
  rest: (by: MovedBy) => void;
  /** The bare ground was clicked. */
  press: () => void;
  /** The engine can't continue. */
  fail: (reason: unknown) => void;
}

export interface EngineOptions {
  /** Has a size, holds nothing, and is the engine's own until it is destroyed. */
  frame: HTMLElement;
  view: MapView;
  label: string;
  dark: boolean;
  calm: boolean;
  /** The page scrolls past: the wheel zooms with Ctrl only, and one finger moves the page. */
  inPage: boolean;
  key: string | undefined;
  scriptUrl: string | undefined;
  events: EngineEvents;
}

/** Rejects when the library or what it needs can’t be loaded. */
export type CreateEngine = (options: EngineOptions) => Promise<MapEngine>;

export const LEAST_ZOOM = 2;
export const GREATEST_ZOOM = 18;

/** Room around what is shown, so that no pin is cut off; less where there is little. */
export function getPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.round(Math.min(56, clientWidth / 6, clientHeight / 6));
}

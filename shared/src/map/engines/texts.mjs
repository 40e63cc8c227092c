// Texts that the build puts into this module, so that their integrity is that of a script.
export { default as japanText } from '../__generated__/japan.json?raw';
export { default as worldText } from '../__generated__/world.json?raw';
export { default as workerText } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?raw';

/** Where the color mode that a person chose is kept in local storage; absent while the page follows the device. */
export const COLOR_MODE_KEY = 'yado:color-mode';

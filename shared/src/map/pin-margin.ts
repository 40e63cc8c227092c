/** How far beyond the window pins are kept ready, as a share of its size. */
export const PIN_MARGIN = 0.4;

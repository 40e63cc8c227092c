/** Style of a hotel's photo that moves from the list to the head of the hotel's page, one in each of them. */
export const photoInMotion = { viewTransitionName: 'hotel-photo' };

/**
 * Whether photos are to move. For those who want less motion a view transition would only hold the page's next frame
 * back.
 */
export function wantsPhotosToMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

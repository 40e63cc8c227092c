/** Style of a hotel's photo that moves from the list to the head of the hotel's page, one in each of them. */
export const photoInMotion = { viewTransitionName: 'hotel-photo' };

/** Where the last known profile is in local storage. */
export const PROFILE_KEY = 'yado:known-person';

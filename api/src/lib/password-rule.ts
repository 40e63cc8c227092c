/** Shortest password that may be chosen, in characters; the identity service's password policy demands the same. */
export const MIN_PASSWORD_LENGTH = 8;

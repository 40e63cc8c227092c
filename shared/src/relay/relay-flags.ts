import { RelayFeatureFlags } from 'relay-runtime';

/**
 * Turns off Relay's hooks for React's `<Activity>`, by which nothing is hidden here: for every paged list they keep
 * a timer of five minutes after it was left, and with it the list's data (`useQueryLoader_EXPERIMENTAL` of
 * react-relay 21, whose cleanup starts it when all is cleaned up already).
 */
export function setRelayFlags(): void {
  // The typings don't know of it.
  Object.assign(RelayFeatureFlags, { ENABLE_ACTIVITY_COMPATIBILITY: false });
}

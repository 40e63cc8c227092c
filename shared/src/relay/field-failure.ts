/**
 * Whether Relay threw `error` because the API could not answer a field that `@throwOnFieldError` asks for. Relay gives
 * it no class and no code, only these words.
 */
export function isFieldFailure(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Relay: Unexpected response payload');
}

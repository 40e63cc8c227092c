/** Why a process can't start, where a person has to mend something; its message is all they need. */
export class StartError extends Error {
  override name = 'StartError';
}

import type { ProjectState } from './emulator.ts';

/**
 * Ties each code to the account that it was made for. Google's emulator knows a code by its address alone, so that a
 * link to another address would work again for whatever account has the address later.
 */
export function tieCodesToAccounts(state: ProjectState): void {
  const createOob = state.createOob.bind(state);
  const validateOobCode = state.validateOobCode.bind(state);
  state.createOob = (email, newEmail, requestType, generateLink) => {
    const code = createOob(email, newEmail, requestType, generateLink);
    const owner = state.getUserByEmail(email) ?? state.getUserByInitialEmail(email);
    if (owner) code.localId = owner.localId;
    return code;
  };
  state.validateOobCode = (oobCode) => {
    const code = validateOobCode(oobCode);
    return code?.localId === undefined || state.users.has(code.localId) ? code : undefined;
  };
}

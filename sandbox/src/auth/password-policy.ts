import type { Operation } from './emulator.ts';
import { MIN_PASSWORD_LENGTH } from './password-rule.ts';

type Demanding = { signUp: Operation; update: Operation; resetPassword: Operation };

/** Refuses what the project's password policy refuses: the emulator knows its own six characters alone. */
export function demandPasswords(operations: Demanding, refuse: (message: string) => Error): void {
  const demanding =
    (operation: Operation, field: 'password' | 'newPassword'): Operation =>
    (state, body, context) => {
      const password = body[field];
      if (typeof password === 'string' && password !== '' && password.length < MIN_PASSWORD_LENGTH) {
        throw refuse(
          `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${MIN_PASSWORD_LENGTH} characters]`,
        );
      }
      return operation(state, body, context);
    };
  operations.signUp = demanding(operations.signUp, 'password');
  operations.update = demanding(operations.update, 'password');
  operations.resetPassword = demanding(operations.resetPassword, 'newPassword');
}

import { MIN_PASSWORD_LENGTH } from './password-rule.ts';

/** What the console of the project is set to beyond the emulator's own settings, as the Identity Toolkit API names it. */
export const consoleSettings = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } }],
  },
} as const;

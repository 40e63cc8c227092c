import type { ProjectConfig } from 'firebase-admin/auth';
import { MIN_PASSWORD_LENGTH } from '../../lib/password-rule.ts';
import type { Fault } from '../probe/probe-result.ts';

const inConsole = (text: string, mend: string): Fault => ({ kind: 'wrong-setting', text, mend });

/** What the console of the project is not set to, of what the product relies on. */
export function judgeProjectConfig(config: Partial<ProjectConfig>): Fault[] {
  const { passwordPolicyConfig: policy, emailPrivacyConfig: privacy, recaptchaConfig: captcha } = config;
  const shortest = policy?.enforcementState === 'ENFORCE' ? policy.constraints?.minLength : undefined;
  return [
    ...((shortest ?? 0) >= MIN_PASSWORD_LENGTH
      ? []
      : [
          inConsole(
            `The password policy does not demand ${MIN_PASSWORD_LENGTH} characters.`,
            `Console, Authentication, Settings, Password policy: require enforcement, minimum length ${MIN_PASSWORD_LENGTH}.`,
          ),
        ]),
    ...(privacy?.enableImprovedEmailPrivacy === true
      ? []
      : [
          inConsole(
            'Anybody can find out who has an account.',
            'Console, Authentication, Settings, User actions: enable email enumeration protection.',
          ),
        ]),
    ...(['ENFORCE', 'AUDIT'].includes(captcha?.emailPasswordEnforcementState ?? 'OFF')
      ? [
          inConsole(
            'reCAPTCHA is on, whose script the policy of the pages blocks.',
            'Console, Authentication, Settings, Fraud prevention: switch reCAPTCHA off.',
          ),
        ]
      : []),
  ];
}

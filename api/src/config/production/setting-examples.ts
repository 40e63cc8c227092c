import { REQUIRED_SETTINGS } from './required-settings.ts';

/** Examples of what need not be set. */
const OPTIONAL_SETTINGS: Readonly<Record<string, string>> = {
  API_PORT: '4000',
  API_TRUST_PROXY: '10.87.0.0/24',
  CMS_API_KEY: '<key of the content system>',
  METRICS_TOKEN: '<output of openssl rand -base64 32>',
  STRIPE_API_BASE: 'https://api.stripe.com',
  SUPPORT_MAIL: 'support@yado.co.jp',
  SUPPORT_EMERGENCY_TEXT: '宿泊当日の緊急のご連絡(24時間) 電話 03-1234-5699',
  SUPPORT_EMERGENCY_TEXT_EN: 'On the day of the stay, 24 hours: +81 3-1234-5699',
};

/** A sentence after what is wrong with a setting; empty where there is no example of it. */
export function toExample(
  name: string,
  example = REQUIRED_SETTINGS[name] ?? OPTIONAL_SETTINGS[name],
): string {
  return example === undefined ? '' : ` Example: ${name}=${example}`;
}

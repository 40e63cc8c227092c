import { describe, expect, it } from 'vitest';
import { findSalesChannel } from './sales-channel.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148';
const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

describe('the sales channel', () => {
  it.each([
    ['WEBSITE', 'EMPLOYEE', laptop],
    ['MOBILE_WEB', 'EMPLOYEE', iphone],
    ['MOBILE_WEB', 'COMPANY_ADMIN', tablet],
    ['AGENT_TOOL', 'AGENCY', iphone],
    ['AGENT_TOOL', 'AGENCY', laptop],
    ['WEBSITE', 'EMPLOYEE', null],
  ] as const)('is %s for the role %s with %s', (channel, role, userAgent) => {
    expect(findSalesChannel({ role }, userAgent)).toBe(channel);
  });

  it('is a website for people who are not signed in', () => {
    expect(findSalesChannel(null, laptop)).toBe('WEBSITE');
  });
});

import { expect, it } from 'vitest';
import { getFeatures } from './features.ts';
import { properties } from './properties.ts';
import { buildDescriptions } from './property-texts.ts';
import { buildStayTimes } from './stay-rules.ts';

it('says of every apartment that it has no front desk, and nothing else', () => {
  const apartments = properties.filter(({ type }) => type === 'apartment');
  expect(apartments.length).toBeGreaterThan(100);
  for (const property of apartments) {
    const has = getFeatures(property);
    expect(has.reception24).toBe(false);
    expect(buildStayTimes(property, has, 'ja-JP').checkin.special_instructions).toContain(
      'フロントはありません',
    );
    expect(buildDescriptions(property, has, 'ja-JP').business_amenities).toContain('フロントはありません');
  }
});

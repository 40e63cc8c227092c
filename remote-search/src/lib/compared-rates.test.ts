import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { describe, expect, it } from 'vitest';
import { comparedRatesText } from './compared-rates.ts';

const text = (address: string) => comparedRatesText(searchFromParams(new URLSearchParams(address)));

describe('what is said of the rates that are compared', () => {
  it('names the conditions about rates, and none about hotels', () => {
    expect(text('free-cancel=1&meal=breakfast&amenity=spa&bed=twin')).toBe(
      '絞り込みの条件(無料キャンセル、朝食付き、ツイン)に合うプランで比較しています。',
    );
    expect(text('amenity=spa&star=4&sort=price')).toBe('');
    expect(text('non-smoking=1&size=25')).toBe(
      '絞り込みの条件(禁煙の部屋、25㎡以上)に合うプランで比較しています。',
    );
    // A hotel that was chosen before has nothing at that price.
    expect(text('max-price=9000')).toMatch(/^絞り込みの条件\(.*¥9,000.*\)に合うプランで/);
  });

  it('says that free cancellation comes first in the order by it', () => {
    expect(text('sort=cancel-deadline')).toMatch(/^無料でキャンセルできるプランがある/);
    expect(text('sort=cancel-deadline&meal=breakfast')).toMatch(
      /^絞り込みの条件\(朝食付き\).*。無料でキャンセルできる/,
    );
    expect(text('sort=cancel-deadline&free-cancel=1')).not.toContain('無料でキャンセルできるプランがある');
  });
});

import { describe, expect, it } from 'vitest';
import { mapRateAmenities } from './meals.ts';

describe('mapRateAmenities', () => {
  it('knows the documented ids, whatever language the name is in', () => {
    expect(mapRateAmenities([{ id: '2206', name: '1 泊 2 食付き (朝食・夕食)' }])).toEqual({
      freeWiFi: false,
      mealType: 'HALF_BOARD',
      jaMealLabels: ['朝夕食付き'],
      enMealLabels: ['Half board'],
    });
  });

  it('says for how many guests breakfast is', () => {
    expect(mapRateAmenities([{ id: '2194', name: 'Breakfast for 2' }]).jaMealLabels).toEqual([
      '朝食付き(2名分)',
    ]);
  });

  it('takes the most complete meal and keeps every label once', () => {
    const meals = mapRateAmenities([
      { id: '2098', name: 'Free breakfast' },
      { id: '1073742786', name: 'Free breakfast' },
      { id: '2111', name: 'All-inclusive' },
    ]);
    expect(meals.mealType).toBe('ALL_INCLUSIVE');
    expect(meals.jaMealLabels).toEqual(['朝食付き', 'オールインクルーシブ']);
  });

  it('understands names of ids it does not know', () => {
    expect(mapRateAmenities([{ id: '1', name: '朝食ブッフェ' }]).mealType).toBe('BREAKFAST');
    expect(mapRateAmenities([{ id: '1', name: 'Dinner for 2' }])).toMatchObject({
      mealType: 'OTHER',
      jaMealLabels: ['Dinner for 2'],
    });
  });

  it('has no meal and no WiFi when nothing says so', () => {
    expect(mapRateAmenities([{ id: '1', name: 'Free parking' }])).toMatchObject({
      freeWiFi: false,
      mealType: 'NONE',
    });
    expect(mapRateAmenities([{ id: '2', name: 'WiFi (無料)' }]).freeWiFi).toBe(true);
  });
});

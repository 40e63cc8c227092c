import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseHotel,
  COMPARED_AT_MOST,
  forgetHotels,
  parseHotels,
  storedHotels,
  watchComparedHotels,
} from './compared-hotels.ts';

const hotel = (id: string) => ({ id, name: `ホテル${id}` });
const chosen = (owner = 'me') => parseHotels(storedHotels(owner)).map(({ id }) => id);

beforeEach(() => sessionStorage.clear());

describe('hotels chosen for a comparison', () => {
  it('keep their order, once each, until they are taken out', () => {
    for (const id of ['1', '2', '3', '2']) chooseHotel('me', hotel(id), true);
    expect(chosen()).toEqual(['1', '3', '2']);
    chooseHotel('me', hotel('3'), false);
    expect(chosen()).toEqual(['1', '2']);
    forgetHotels('me');
    expect(chosen()).toEqual([]);
  });

  it('are no more than fit side by side', () => {
    for (let id = 1; id <= COMPARED_AT_MOST + 1; id++) chooseHotel('me', hotel(String(id)), true);
    expect(chosen()).toHaveLength(COMPARED_AT_MOST);
  });

  it('belong to one person, and are announced', () => {
    const notify = vi.fn();
    const stop = watchComparedHotels(notify);
    chooseHotel('me', hotel('1'), true);
    stop();
    chooseHotel('me', hotel('2'), true);
    expect(notify).toHaveBeenCalledOnce();
    expect(chosen('other')).toEqual([]);
  });

  it.each(['', 'x', '{}', '[1, null, {"id": 3, "name": "x"}]'])('are none in %j', (text) => {
    expect(parseHotels(text)).toEqual([]);
  });
});

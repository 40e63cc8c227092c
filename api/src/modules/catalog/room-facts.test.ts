import { expect, it } from 'vitest';
import { roomFacts } from './room-facts.ts';

const group = (...beds: [type: string, quantity: number][]) => ({
  id: 'b',
  description: '',
  configuration: beds.map(([type, quantity]) => ({ type, quantity, size: '' })),
});
const facts = (...bedGroups: ReturnType<typeof group>[]) =>
  roomFacts({ r: { id: 'r', name: '', squareMeters: 18, bedGroups } })['r'];

it.each([
  [[group(['TwinBed', 2])], ['TWIN']],
  [[group(['SingleBed', 1])], []],
  [[group(['FullBed', 1])], ['DOUBLE']],
  [[group(['KingBed', 1], ['SofaBed', 1])], ['DOUBLE']],
  [[group(['TwinBed', 2], ['Futon', 2])], ['TWIN']],
  [[group(['Futon', 4])], []],
  [
    [group(['TwinBed', 2]), group(['QueenBed', 1])],
    ['TWIN', 'DOUBLE'],
  ],
])('%j are beds of the kinds %j', (groups, beds) => {
  expect(facts(...groups)).toEqual({ squareMeters: 18, beds });
});

it('knows nothing of rooms without content', () => {
  expect(roomFacts(undefined)).toEqual({});
  expect(roomFacts({ r: { id: 'r', name: '' } })).toEqual({ r: { squareMeters: null, beds: [] } });
});

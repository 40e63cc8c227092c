import { expect, test } from 'vitest';
import { findSupplierFields } from './supplier-fields.ts';

const schema = (ofHotel: string, ofRoom: string) => `
  directive @asksSupplier on FIELD_DEFINITION
  type Query { rooms: Int @asksSupplier trips: Int }
  type Mutation { book: Int @asksSupplier }
  type Hotel { id: ID ${ofHotel} }
  type Room { id: ID ${ofRoom} }
`;

test('finds the fields that are marked, those of operations by themselves', () => {
  expect(findSupplierFields(schema('reviews: Int @asksSupplier', 'rooms: Int'))).toEqual({
    roots: ['book', 'rooms'],
    nested: ['reviews'],
  });
});

test('takes no name that waits for the supplier in one type alone', () => {
  expect(() => findSupplierFields(schema('reviews: Int @asksSupplier', 'reviews: Int'))).toThrow('reviews');
  expect(() => findSupplierFields(schema('reviews: Int', 'reviews: Int @asksSupplier'))).toThrow('reviews');
});

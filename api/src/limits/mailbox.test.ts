import { expect, it } from 'vitest';
import { findMailbox } from './mailbox.ts';

it.each([
  ['guest@example.com', 'guest@example.com'],
  ['Guest@Example.COM', 'guest@example.com'],
  ['guest+1@example.com', 'guest@example.com'],
  ['guest+a+b@example.com', 'guest@example.com'],
  ['first.last@example.com', 'first.last@example.com'],
  ['first.last+x@gmail.com', 'firstlast@gmail.com'],
  ['f.i.r.s.t.last@googlemail.com', 'firstlast@gmail.com'],
  ['+only@example.com', '+only@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['no address', 'no address'],
])('counts %s as the mailbox %s', (address, mailbox) => {
  expect(findMailbox(address)).toBe(mailbox);
});

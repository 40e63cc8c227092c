import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { writeNotices } from './third-party.mjs';

const require = createRequire(import.meta.url);

it('names each package of a build once, with the text of its license, and none of ours', () => {
  const text = writeNotices([
    require.resolve('react'),
    require.resolve('react/jsx-runtime'),
    require.resolve('@stripe/stripe-js'),
    '/yado/remote-trips/node_modules/@yado/shared/src/format/yen.ts',
    '/yado/host/src/main.tsx',
  ]);
  expect(text.match(/^\S+ \d+\.\d+\.\d+ \(.+$/gm)).toEqual([
    expect.stringMatching(/^@stripe\/stripe-js .* \(MIT\)/),
    expect.stringMatching(/^react 19.* \(MIT\)/),
  ]);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

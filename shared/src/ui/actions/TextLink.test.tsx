import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { TextLink } from './TextLink.tsx';

it('is accessible', async () => {
  render(
    <p>
      <TextLink href="/terms">利用規約</TextLink>と
      <TextLink asChild>
        <a href="/legal">特定商取引法に基づく表記</a>
      </TextLink>
    </p>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('says that an external link opens a new tab, and gives it no handle on this one', () => {
  render(
    <TextLink href="https://example.com" external>
      公式サイト
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: /公式サイト.*新しいタブで開きます/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

import { render, screen } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const to = (href: string) => createElement<ComponentProps<'a'>>('a', { href });

it('is accessible and says which steps are done and which is current', async () => {
  render(
    <ProgressSteps
      current="pay"
      steps={[
        { id: 'guests', label: '宿泊者' },
        { id: 'pay', label: 'お支払い' },
        { id: 'done', label: '完了' },
      ]}
    />,
  );
  expect(await axeFindings()).toEqual([]);
  const [guests, pay, done] = screen.getAllByRole('listitem');
  expect(guests?.textContent).toContain('宿泊者(完了)');
  expect(pay?.getAttribute('aria-current')).toBe('step');
  expect(done?.textContent).not.toContain('(完了)');
});

it('leads back to done steps only', () => {
  render(
    <ProgressSteps
      current="pay"
      steps={[
        { id: 'guests', label: '宿泊者', link: to('/guests') },
        { id: 'pay', label: 'お支払い', link: to('/pay') },
        { id: 'done', label: '完了', link: to('/done') },
      ]}
    />,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('宿泊者(完了)');
  expect(link.getAttribute('href')).toBe('/guests');
});

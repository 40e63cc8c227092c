import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

it('is accessible and reports the choice', async () => {
  const change = vi.fn<(value: 'list' | 'map') => void>();
  render(
    <SegmentedControl
      label="表示方法"
      value="list"
      onChange={change}
      options={[
        { value: 'list', label: 'リスト' },
        { value: 'map', label: '地図' },
      ]}
    />,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('radiogroup', { name: '表示方法' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '地図' }));
  expect(change).toHaveBeenCalledWith('map');
});

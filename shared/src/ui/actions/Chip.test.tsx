import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Chip } from './Chip.tsx';

it('is accessible and shows whether it is on', async () => {
  const toggle = vi.fn<(selected: boolean) => void>();
  render(
    <>
      <Chip selected onToggle={toggle}>
        朝食付き
      </Chip>
      <Chip onRemove={() => {}}>¥15,000以下</Chip>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '朝食付き', pressed: true }));
  expect(toggle).toHaveBeenCalledWith(false);
});

it('says that it takes a condition away', async () => {
  const remove = vi.fn<() => void>();
  render(<Chip onRemove={remove}>¥15,000以下</Chip>);
  await userEvent.click(screen.getByRole('button', { name: '¥15,000以下を解除' }));
  expect(remove).toHaveBeenCalledOnce();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

it('is accessible, and describes its trigger when the keyboard reaches it', async () => {
  render(
    <Tooltip content="消費税・サービス料を含みます。">
      <IconButton label="料金について">
        <Icon name="help" />
      </IconButton>
    </Tooltip>,
  );
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toContain('消費税・サービス料を含みます。');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
  expect(await axeFindings()).toEqual([]);
});

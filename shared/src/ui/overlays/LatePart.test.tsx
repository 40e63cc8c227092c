import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { LatePart } from './LatePart.tsx';

function Panel({ text }: { text: string }) {
  return <p>{text}</p>;
}

interface HostProps {
  wanted: boolean;
  load: () => Promise<typeof Panel>;
  giveUp: () => void;
}

const Host = (props: HostProps) => <LatePart {...props} props={{ text: '内訳' }} />;

it('asks for a part when it is first wanted, and keeps it', async () => {
  const load = vi.fn(async () => Panel);
  const giveUp = vi.fn<() => void>();
  const draw = (wanted: boolean) => <Host wanted={wanted} load={load} giveUp={giveUp} />;
  const { rerender } = render(draw(false));
  expect(load).not.toHaveBeenCalled();
  rerender(draw(true));
  await screen.findByText('内訳');
  rerender(draw(false));
  rerender(draw(true));
  expect(screen.getByText('内訳')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  expect(giveUp).not.toHaveBeenCalled();
});

it('gives up what can’t be loaded and says so, and asks again when it is wanted again', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'));
  const giveUp = vi.fn<() => void>();
  const draw = (wanted: boolean) => <Host wanted={wanted} load={load} giveUp={giveUp} />;
  const { rerender } = render(draw(true));
  await act(async () => {});
  expect(giveUp).toHaveBeenCalledOnce();
  rerender(draw(false));
  expect(screen.getByRole('alert').textContent).toContain('もう一度押してください');
  rerender(draw(true));
  await screen.findByText('内訳');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says no more of what could not be loaded once that is dismissed', async () => {
  const draw = (wanted: boolean) => (
    <Host wanted={wanted} load={() => Promise.reject(new Error('offline'))} giveUp={() => {}} />
  );
  const { rerender } = render(draw(true));
  await act(async () => {});
  rerender(draw(false));
  expect(await axeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

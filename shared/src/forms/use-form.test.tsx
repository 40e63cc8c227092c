import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type FormReport, useForm } from './use-form.ts';

type Send = (form: FormReport<'name' | 'email'>) => Promise<void>;

function Sample({ wrong, send }: { wrong: string[]; send: Send }) {
  const form = useForm<'name' | 'email'>({
    check: () => ({
      name: wrong.includes('name') ? '名前を入力してください。' : undefined,
      email: wrong.includes('email') ? 'アドレスを入力してください。' : undefined,
    }),
    send,
  });
  return (
    <form onSubmit={form.submit}>
      {form.failure}
      <Field label="名前" error={form.problems.name}>
        <TextInput onChange={() => form.clear('name')} />
      </Field>
      <Field label="アドレス" error={form.problems.email}>
        <TextInput />
      </Field>
      <Button type="submit" loading={form.isPending} loadingText="送信しています">
        送信
      </Button>
    </form>
  );
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '送信' }));

it('sends nothing that is wrong, and moves the focus to the first wrong field', async () => {
  const send = vi.fn<Send>();
  const { rerender } = render(<Sample wrong={['name', 'email']} send={send} />);
  await submit();
  expect(document.activeElement).toBe(screen.getByLabelText('名前'));
  expect(screen.getByText('アドレスを入力してください。')).toBeTruthy();
  rerender(<Sample wrong={['email']} send={send} />);
  await submit();
  expect(screen.queryByText('名前を入力してください。')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('アドレス'));
  expect(send).not.toHaveBeenCalled();
});

it('clears the problem of a field that is edited', async () => {
  render(<Sample wrong={['name', 'email']} send={async () => {}} />);
  await submit();
  await userEvent.type(screen.getByLabelText('名前'), 'A');
  expect(screen.queryByText('名前を入力してください。')).toBeNull();
  expect(screen.getByText('アドレスを入力してください。')).toBeTruthy();
});

it('sends once while it is pending, and shows afterwards what the server says', async () => {
  let finish = () => {};
  const send = vi.fn<Send>(async ({ show, fail }) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    fail('送信できませんでした。');
    show({ email: 'すでに使われています。' });
  });
  render(<Sample wrong={[]} send={send} />);
  await submit();
  screen.getByLabelText('名前').closest('form')?.requestSubmit();
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  expect(screen.getByText('送信できませんでした。')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('アドレス'));
  expect(screen.getByRole('button', { name: '送信' }).getAttribute('aria-busy')).not.toBe('true');
});

it('removes the last failure when it is sent again, and shows a general one when sending throws', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const send = vi
    .fn<Send>()
    .mockImplementationOnce(async ({ fail }) => fail('送信できませんでした。'))
    .mockRejectedValueOnce(new TypeError('a bug'))
    .mockResolvedValueOnce();
  render(<Sample wrong={[]} send={send} />);
  await submit();
  expect(screen.getByText('送信できませんでした。')).toBeTruthy();
  await submit();
  expect(screen.queryByText('送信できませんでした。')).toBeNull();
  expect(screen.getByText(/予期しないエラーが発生しました/)).toBeTruthy();
  expect(reported).toHaveBeenCalledOnce();
  await submit();
  expect(screen.queryByText(/予期しないエラー/)).toBeNull();
  vi.unstubAllGlobals();
});

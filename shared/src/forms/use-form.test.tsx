import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../ui/actions/Button.tsx';
import { DateRangePicker } from '../ui/fields/DateRangePicker.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { RadioGroup } from '../ui/fields/RadioGroup.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { FailureBanner } from './FailureBanner.tsx';
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
      <FailureBanner failure={form.failure} />
      {form.isTried && '送信を試みました'}
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
  expect(screen.getByText('送信を試みました')).toBeTruthy();
  rerender(<Sample wrong={['email']} send={send} />);
  await submit();
  expect(screen.queryByText('名前を入力してください。')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('アドレス'));
  expect(send).not.toHaveBeenCalled();
});

it('clears the problem of a field that is edited', async () => {
  render(<Sample wrong={['name', 'email']} send={async () => {}} />);
  expect(screen.queryByText('送信を試みました')).toBeNull();
  await submit();
  await userEvent.type(screen.getByLabelText('名前'), 'A');
  expect(screen.queryByText('名前を入力してください。')).toBeNull();
  expect(screen.getByText('アドレスを入力してください。')).toBeTruthy();
});

function Groups({ wrong }: { wrong: 'way' | 'stay' }) {
  const form = useForm<'way' | 'stay'>({
    check: () => ({ [wrong]: '選んでください。' }),
    send: async () => {},
  });
  const options = [
    { value: 'card', label: 'カード', disabled: true },
    { value: 'invoice', label: '請求書' },
  ];
  return (
    <form onSubmit={form.submit}>
      <RadioGroup label="方法" options={options} value={null} error={form.problems.way} onChange={() => {}} />
      <DateRangePicker
        checkin={null}
        checkout={null}
        minDate="2026-11-20"
        maxCheckin="2027-11-19"
        maxNights={28}
        error={form.problems.stay}
        onChange={() => {}}
      />
      <Button type="submit">送信</Button>
    </form>
  );
}

it('moves the focus into a wrong group, to what can be used of it', async () => {
  const { rerender } = render(<Groups wrong="way" />);
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '請求書' }));
  rerender(<Groups wrong="stay" />);
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'チェックイン 日付を選択' }));
});

it('shows a failure with its title and in its tone', async () => {
  const failure = {
    tone: 'warning',
    title: '料金が変わりました',
    message: 'もう一度ご確認ください。',
  } as const;
  render(<Sample wrong={[]} send={async ({ fail }) => fail(failure)} />);
  await submit();
  expect(screen.getByText('料金が変わりました').closest('[role=status]')?.textContent).toBe(
    '料金が変わりましたもう一度ご確認ください。',
  );
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

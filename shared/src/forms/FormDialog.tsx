import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { css } from '#styled/css';
import { Button } from '@yado/shared/ui/Button';
import { Dialog, type DialogProps } from '@yado/shared/ui/Dialog';
import { FailureBanner } from './FailureBanner.tsx';
import type { Form } from './use-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'size' | 'initialFocus'> {
  title: string;
  /** What the button that sends is called; a verb. */
  submitLabel: string;
  pendingLabel: string;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Of `useForm`. While it is sent, the dialog can't be left. */
  form: Pick<Form<never>, 'failure' | 'isPending' | 'submit'>;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with a button to send it and one to leave; Escape leaves it too, unless that would lose a text. */
export function FormDialog({
  title,
  submitLabel,
  pendingLabel,
  tone = 'default',
  disabled,
  form,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const { failure, isPending: pending, submit } = form;
  const [hasText, setHasText] = useState(false);
  return (
    <Dialog
      {...dialog}
      title={title}
      onClose={() => pending || onClose()}
      closeOnEscape={!pending && !hasText}
      hideCloseButton={pending}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            やめる
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone === 'danger' ? 'danger' : 'solid'}
            disabled={disabled}
            loading={pending}
            loadingText={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onInput={(event) => setHasText(isText(event) || hasText)}
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        <FailureBanner failure={failure} />
        {children}
      </form>
    </Dialog>
  );
}

/** Whether something was typed, rather than chosen, which is chosen again at once. */
function isText({ target }: FormEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
}

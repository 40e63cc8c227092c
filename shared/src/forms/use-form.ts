import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toAppError } from '../errors/app-error.ts';

/** What is wrong with each field, in Japanese; fields without an entry are fine. */
export type Problems<Field extends string> = { readonly [field in Field]?: string | undefined };

/** Why a submission failed, where that is not about a field. */
export interface FormFailure {
  tone?: 'error' | 'warning';
  title?: string;
  message: string;
}

/** How `send` reports what the server says. */
export interface FormReport<Field extends string> {
  /** Shows problems beside their fields and moves the focus to the first wrong control. */
  show: (problems: Problems<Field>) => void;
  /** Says above the fields why it failed. */
  fail: (failure: string | FormFailure) => void;
}

interface Options<Field extends string> {
  /** What is wrong with what is typed; nothing is sent then. */
  check?: () => Problems<Field>;
  /** Sends and reports what comes of it; a rejection is shown as an unexpected failure. */
  send: (report: FormReport<Field>) => Promise<void>;
}

export interface Form<Field extends string> {
  problems: Problems<Field>;
  /** Failure of the last submission, for `FailureBanner`. */
  failure: FormFailure | null;
  isPending: boolean;
  /** Whether it was submitted since it was opened or reset: problems may be shown as they come and go then. */
  isTried: boolean;
  /** Removes the problems of these fields, e.g. because they were edited. */
  clear: (...fields: Field[]) => void;
  /** Removes all problems and the failure. */
  reset: () => void;
  /** For `onSubmit`; ignores a submission while one is pending. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The state that every form has beside what is typed into it. */
export function useForm<Field extends string = never>({ check, send }: Options<Field>): Form<Field> {
  const sending = useRef(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const fail = (found: string | FormFailure) =>
    setFailure(typeof found === 'string' ? { message: found } : found);

  const run = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const show = (found: Problems<Field>) => {
      // Drawn at once, so that the wrong controls are marked when the first one is looked for.
      flushSync(() => {
        setProblems(found);
        setIsTried(true);
      });
      if (Object.values(found).some(Boolean)) focusFirstInvalid(form);
    };
    setFailure(null);
    const found = check?.() ?? {};
    show(found);
    if (Object.values(found).some(Boolean)) return;
    sending.current = true;
    setIsPending(true);
    try {
      await send({ show, fail });
    } catch (error) {
      // A mistake in our own code: reported, and not silent on the screen.
      reportError(error);
      fail(toAppError(error).message);
    } finally {
      sending.current = false;
      setIsPending(false);
    }
  };
  return {
    problems,
    failure,
    isPending,
    isTried,
    clear: (...fields) =>
      setProblems((before) =>
        fields.some((field) => before[field])
          ? { ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) }
          : before,
      ),
    reset: () => {
      setProblems({});
      setFailure(null);
      setIsTried(false);
    },
    submit: (event) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}

const CONTROLS = ':is(input, textarea, select, button):enabled';

/** A control that is invalid, or the first one of an invalid group that can be used. */
function focusFirstInvalid(form: HTMLFormElement): void {
  for (const invalid of form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid]')) {
    const control = invalid.matches(CONTROLS) ? invalid : invalid.querySelector<HTMLElement>(CONTROLS);
    if (control) return control.focus();
  }
}

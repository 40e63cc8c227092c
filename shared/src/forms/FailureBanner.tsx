import { Banner } from '@yado/shared/ui/Banner';
import type { FormFailure } from './use-form.ts';

/** Says above a form's fields why sending it failed. */
export function FailureBanner({ failure }: { failure: FormFailure | null }) {
  if (!failure) return null;
  return (
    <Banner tone={failure.tone ?? 'error'} title={failure.title}>
      {failure.message}
    </Banner>
  );
}

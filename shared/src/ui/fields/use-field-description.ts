import { useFieldContext } from '@ark-ui/react/field';

/**
 * Ids of what describes the control of the surrounding Field. The error is among them because few screen
 * readers know `aria-errormessage`, which is all that Ark sets.
 */
export function useFieldDescription(own?: string): string | undefined {
  const field = useFieldContext();
  const ids = [own, field?.invalid && field.ids.errorText, field?.ariaDescribedby];
  return ids.filter(Boolean).join(' ') || undefined;
}

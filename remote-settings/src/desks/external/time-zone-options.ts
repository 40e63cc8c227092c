import type { SelectOption } from '@yado/shared/ui/Select';

/** Time zones as people know them, from east to west: a city, the name of its time, the difference on that day. */
export function timeZoneOptions(timeZones: readonly string[], day: string | null): SelectOption[] {
  const at = day ? new Date(`${day}T12:00:00Z`) : new Date();
  return timeZones
    .map((timeZone) => ({ timeZone, minutes: minutesAhead(timeZone, at) }))
    .sort((a, b) => b.minutes - a.minutes || a.timeZone.localeCompare(b.timeZone))
    .map(({ timeZone }) => ({
      value: timeZone,
      label: `${getCity(timeZone)}(${formatPart(timeZone, 'longGeneric', at)}、${formatPart(timeZone, 'shortOffset', at).replace('GMT', 'UTC')})`,
    }));
}

const getCity = (timeZone: string) => timeZone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ');

function formatPart(timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset', at: Date): string {
  const parts = new Intl.DateTimeFormat('ja-JP', { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function minutesAhead(timeZone: string, at: Date): number {
  const [, sign, hours, minutes] =
    /([+-])(\d+)(?::(\d+))?/.exec(formatPart(timeZone, 'shortOffset', at)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

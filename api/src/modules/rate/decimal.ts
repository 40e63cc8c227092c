/** Sums decimal strings exactly and keeps the largest number of decimals seen: `1.5` + `2.25` = `3.75`. */
export function addDecimals(values: readonly string[]): string {
  const decimals = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  const sum = values.reduce((total, value) => total + scaled(value, decimals), 0n);
  if (decimals === 0) return sum.toString();
  const digits = (sum < 0n ? -sum : sum).toString().padStart(decimals + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function scaled(value: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'));
  return value.startsWith('-') ? -digits : digits;
}

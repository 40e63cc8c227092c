interface Place {
  readonly stateProvinceName?: string | null;
  readonly city?: string | null;
}

/** Prefecture and city, as Japan orders them. */
export function placeText({ stateProvinceName, city }: Place): string {
  return [stateProvinceName, city].filter(Boolean).join(' ');
}

/** Joins resolver maps by type and field; throws when two define the same field. */
export function mergeResolvers<T extends object>(parts: readonly T[]): T {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    for (const [typeName, fields] of Object.entries(part) as [string, object | undefined][]) {
      const target = (merged[typeName] ??= {});
      for (const [fieldName, resolver] of Object.entries(fields ?? {})) {
        if (fieldName in target) throw new Error(`Two modules resolve ${typeName}.${fieldName}.`);
        target[fieldName] = resolver;
      }
    }
  }
  return merged as T;
}

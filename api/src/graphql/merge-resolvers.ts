/** Joins resolver maps by type and field; throws when two define the same field. */
export function mergeResolvers<Map extends object>(parts: readonly Map[]): Map {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    for (const [typeName, fields] of Object.entries<object | undefined>({ ...part })) {
      const target = (merged[typeName] ??= {});
      for (const [fieldName, resolver] of Object.entries(fields ?? {})) {
        if (fieldName in target) throw new Error(`Two modules resolve ${typeName}.${fieldName}.`);
        target[fieldName] = resolver;
      }
    }
  }
  return merged as Map;
}

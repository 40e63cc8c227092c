import type { HostOutline, ScreenOutline } from '@yado/shared/contract/outline';
import { z } from 'zod';

export const hostOutline: z.ZodType<HostOutline> = z.object({
  styles: z.string(),
  script: z.string(),
  frames: z.object({ logo: z.string(), name: z.string() }),
  skeleton: z.string(),
});

export const screenOutline: z.ZodType<ScreenOutline> = z.object({
  styles: z.string(),
  content: z.string().optional(),
  first: z.object({ queries: z.array(z.string()), choose: z.string() }).optional(),
});

/** What a file of an outline holds, or null when it has another form. */
export function parseOutline<T>(schema: z.ZodType<T>, data: Buffer): T | null {
  try {
    return schema.safeParse(JSON.parse(data.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

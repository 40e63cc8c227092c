import type { PageQuery, PageRedirect, RenderedPage, WholePageFile } from '@yado/shared/contract/whole-page';
import { z } from 'zod';

export const wholePageFile: z.ZodType<WholePageFile> = z.object({ server: z.string(), client: z.string() });

export const pageQuery: z.ZodType<PageQuery> = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  variables: z.record(z.string(), z.unknown()),
});

/** What is made of data must not end the elements around it, nor lead to another site. */
export const renderedPage: z.ZodType<RenderedPage | PageRedirect> = z.union([
  z.object({ location: z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/) }),
  z.object({
    status: z.int().min(200).max(599),
    title: z.string().regex(/^[^<]*$/),
    content: z.string(),
    styles: z.string().refine((text) => !/<\/style/i.test(text)),
  }),
]);

import type Stripe from 'stripe';
import { type Call, type StripeContext, timestamp } from './context.ts';
import { invalidRequest, noSuch } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, hash, missing, requiredText, text } from './params.ts';

/** Evidence of a dispute: https://docs.stripe.com/file-upload */
const MAX_EVIDENCE_BYTES = 5 * 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Reads a form with files in it: texts as in other forms, each file as a hash of name, type and content (base64). */
export async function parseMultipart(body: Buffer, contentType: string): Promise<Params> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const params = Object.create(null) as Params;
  for (const [name, value] of await answer.formData()) {
    params[name] =
      typeof value === 'string'
        ? value
        : {
            name: value.name,
            type: value.type,
            content: Buffer.from(await value.arrayBuffer()).toString('base64'),
          };
  }
  return params;
}

export function createFile(context: StripeContext, call: Call): Stripe.File {
  allowOnly(call.params, ['file', 'purpose']);
  if (requiredText(call.params, 'purpose') !== 'dispute_evidence') {
    throw invalidRequest('Invalid purpose: only dispute_evidence is available in the sandbox', {
      param: 'purpose',
    });
  }
  const upload = hash(call.params, 'file');
  if (!upload) throw missing('file');
  const bytes = Buffer.from(text(upload, 'content') ?? '', 'base64');
  const type = findType(text(upload, 'type'), text(upload, 'name') ?? '', bytes);
  if (type === undefined) throw invalidRequest('Evidence is a PDF, JPEG or PNG.', { param: 'file' });
  if (bytes.length > MAX_EVIDENCE_BYTES) throw invalidRequest('The file is too large.', { param: 'file' });
  const id = newId('file');
  const file: Stripe.File = {
    id,
    object: 'file',
    created: timestamp(context),
    expires_at: null,
    filename: text(upload, 'name') ?? null,
    links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${id}` },
    purpose: 'dispute_evidence',
    size: bytes.length,
    title: null,
    type,
    url: `${context.url()}/_sandbox/files/${id}`,
  };
  context.data.files[id] = file;
  context.data.fileContents[id] = bytes.toString('base64');
  return file;
}

export function retrieveFile(context: StripeContext, call: Call): Stripe.File {
  const file = context.data.files[call.path.id ?? ''];
  if (!file) throw noSuch('file upload', call.path.id ?? '', 'file', true);
  return file;
}

export function listFiles(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'purpose']);
  const purpose = text(call.params, 'purpose');
  const files = Object.values(context.data.files).filter((file) => !purpose || file.purpose === purpose);
  return listPage(files, call.params, '/v1/files');
}

/** Clients may send any file as bytes without a type of their own. */
function findType(given: string | undefined, name: string, bytes: Buffer): string | undefined {
  if (given && given in TYPES) return TYPES[given];
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  return Object.values(TYPES).find((type) => name.toLowerCase().endsWith(`.${type}`));
}

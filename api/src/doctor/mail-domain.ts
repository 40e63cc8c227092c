import { resolveTxt as resolveByDns } from 'node:dns/promises';
import type { Fault } from '../adapters/probe/probe-result.ts';

export type ResolveTxt = (name: string) => Promise<string[][]>;

/**
 * What the domain of a sender lacks, by its public records, so that mails are taken for forged (RFC 7208, RFC 7489). The
 * records of DKIM have names that only the relay knows. Without an answer of the name service nothing is missing.
 */
export async function findDomainFaults(
  from: string,
  resolveTxt: ResolveTxt = resolveByDns,
): Promise<Fault[]> {
  const domain = /@([^\s<>@]+)/.exec(from)?.[1]?.toLowerCase() ?? '';
  const [spf, dmarc] = await Promise.all([
    hasRecord(resolveTxt, domain, 'v=spf1'),
    hasRecord(resolveTxt, `_dmarc.${domain}`, 'v=DMARC1'),
  ]);
  return [
    ...(spf ? [] : [missing(`${domain} has no SPF record`, 'the one that the relay of SMTP_URL asks for')]),
    ...(dmarc
      ? []
      : [missing(`_dmarc.${domain} has no DMARC record`, 'v=DMARC1; p=quarantine; rua=mailto:…')]),
  ];
}

async function hasRecord(resolveTxt: ResolveTxt, name: string, begin: string): Promise<boolean> {
  try {
    return (await resolveTxt(name)).some((parts) => parts.join('').startsWith(begin));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code !== 'ENOTFOUND' && code !== 'ENODATA';
  }
}

function missing(text: string, record: string): Fault {
  return {
    kind: 'wrong-setting',
    text: `${text}, so that mails are taken for forged.`,
    mend: `Add a TXT record: ${record}.`,
  };
}

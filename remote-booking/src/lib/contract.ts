import { lawSection } from './law-section.ts';

interface Agency {
  readonly name: string;
  readonly specialAgencyName?: string | null;
  readonly licenseNumber?: string | null;
  readonly cmsContentIdOfTerms?: string | null;
}

interface Contract {
  party: string;
  /** As a travel agency, or what the legal notice says about it. */
  registration: string | null;
  termsContentId: string;
}

/** Who the other side of the contract is: the branch's agency, else the company that the legal notice names. */
export function buildContract(
  agency: Agency | null,
  legalNotice: string,
  brand: { siteName: string; termsContentId: string },
): Contract {
  if (agency) {
    return {
      party: agency.specialAgencyName || agency.name,
      registration: agency.licenseNumber || null,
      termsContentId: agency.cmsContentIdOfTerms || brand.termsContentId,
    };
  }
  return {
    party: lawSection(legalNotice, '販売事業者') ?? brand.siteName,
    registration: lawSection(legalNotice, '登録番号'),
    termsContentId: brand.termsContentId,
  };
}

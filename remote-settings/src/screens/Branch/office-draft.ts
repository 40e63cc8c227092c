import { officeMessages } from './office-messages.ts';

export type OfficeField = 'name' | 'place';

export interface OfficeDraft {
  name: string;
  /** The text of the field of the place. */
  text: string;
  /** Null until a place is chosen. */
  regionId: string | null;
}

/** What has to be entered before an office is saved. */
export function findOfficeProblems({ name, regionId }: OfficeDraft) {
  return {
    name: name.trim() === '' ? 'オフィス名を入力してください。' : undefined,
    place: regionId === null ? '最寄り駅や地域を、候補から選んでください。' : undefined,
  };
}

/** The field beside which a refusal is shown; null where it concerns the whole office. */
export function fieldOfRefusal(code: string | null): OfficeField | null {
  if (code === 'INVALID_NAME' || code === 'NAME_TAKEN') return 'name';
  return code === 'PLACE_NOT_FOUND' ? 'place' : null;
}

/** What somebody else made of the office that is being changed. */
export function conflictText(now: { name: string; placeName: string | null }): string {
  const place = now.placeName ?? '場所の情報なし';
  return `${officeMessages.CHANGED_MEANWHILE}今の内容は「${now.name}」(${place})です。入力した内容に変更するときは、もう一度「保存する」を押してください。`;
}

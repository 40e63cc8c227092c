/** What went wrong, in the terms that screens act on. */
export type AppErrorKind =
  | 'offline'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'busy'
  | 'unavailable'
  | 'rejected'
  | 'outdated'
  | 'unknown';

export interface AppError {
  kind: AppErrorKind;
  /** Japanese, one or two sentences, with what to do next. */
  message: string;
  /** For the support desk. */
  requestId?: string;
  /** When trying again makes sense, if the server said so. */
  retryAfterSeconds?: number;
}

const messages: Record<Exclude<AppErrorKind, 'busy'>, string> = {
  offline: 'インターネットに接続できません。接続を確かめてから、もう一度お試しください。',
  signedOut: 'サインインの有効期限が切れました。もう一度サインインしてください。',
  forbidden: 'この操作を行う権限がありません。会社の管理者へお問い合わせください。',
  notFound: 'お探しの情報が見つかりませんでした。',
  unavailable: 'ただいまサービスに接続できません。しばらくしてから、もう一度お試しください。',
  rejected:
    '入力した内容に、受け付けられない文字や値が含まれています。内容を確かめてから、もう一度お試しください。',
  outdated: '新しいバージョンが公開されています。ページを再読み込みしてください。',
  unknown: '予期しないエラーが発生しました。しばらくしてから、もう一度お試しください。',
};

const kindByCode = new Map(
  Object.entries<AppErrorKind>({
    UNAUTHENTICATED: 'signedOut',
    FORBIDDEN: 'forbidden',
    NOT_FOUND: 'notFound',
    RATE_LIMITED: 'busy',
    API_BUSY: 'busy',
    LOOKS_USED_UP: 'busy',
    OWN_LOOKS_USED_UP: 'busy',
    CARDS_REFUSED: 'busy',
    PROVIDER_UNAVAILABLE: 'unavailable',
    BAD_USER_INPUT: 'rejected',
    BAD_REQUEST: 'rejected',
    PERSISTED_OPERATION_NOT_FOUND: 'outdated',
  }),
);

/** Turns whatever a request threw into something that can be shown. Never throws. */
export function toAppError(error: unknown): AppError {
  const failure = readFailure(error);
  const kind = classify(failure, error);
  return {
    kind,
    message: kind === 'busy' ? busyMessage(failure) : messages[kind],
    requestId: failure.requestId,
    retryAfterSeconds: failure.retryAfterSeconds,
  };
}

function busyMessage({ code, retryAfterSeconds }: Failure): string {
  if (code === 'API_BUSY')
    return 'ただいまアクセスが集中しています。数秒待ってから、もう一度お試しください。';
  const wait = retryAfterSeconds ? waitingTime(retryAfterSeconds) : 'しばらく';
  if (code === 'CARDS_REFUSED')
    return `カードが続けて承認されなかったため、カードの登録とカードでのお支払いをいったん止めています。${wait}待つか、請求書払いを選べるときは請求書払いをご利用ください。お急ぎのときは画面上の「お問い合わせ」へご連絡ください。`;
  if (code === 'OWN_LOOKS_USED_UP')
    return `空室と料金の検索が大変多いため、本日のお客様の検索と予約前の料金確認を止めています。${wait}待つか、お急ぎのときは支店のほかの方にご依頼いただくか、画面上の「お問い合わせ」へご連絡ください。`;
  return code === 'LOOKS_USED_UP'
    ? `支店全体の空室と料金の検索が、予約の件数に比べて大変多いため、本日の検索と予約前の料金確認を止めています。${wait}待つか、お急ぎのときは画面上の「お問い合わせ」へご連絡ください。`
    : `操作の回数が多いため、いったん受け付けを止めています。${wait}待ってから、もう一度お試しください。`;
}

function waitingTime(seconds: number): string {
  return seconds <= 3_600 ? `約${Math.ceil(seconds / 60)}分` : `約${Math.ceil(seconds / 3_600)}時間`;
}

/** `「予約の確定」に失敗しました。…`, for a lone action's toast or a form's banner. */
export function actionFailureMessage(action: string, error: unknown): string {
  const { message, requestId } = toAppError(error);
  return `「${action}」に失敗しました。${message}${requestId ? `(お問い合わせ番号: ${requestId})` : ''}`;
}

/** For a code that the server has learned after this screen was built. */
export function unknownCodeMessage(action: string, code: string): string {
  return `「${action}」に失敗しました。しばらくしてから、もう一度お試しください。(コード: ${code})`;
}

interface Failure {
  status?: number;
  code?: string;
  requestId?: string;
  retryAfterSeconds?: number;
}

/** By shape, not by class: every bundle may hold its own copy of the class. */
function readFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const fields = error as Record<string, unknown>;
  return {
    status: typeof fields.status === 'number' ? fields.status : undefined,
    code: typeof fields.code === 'string' ? fields.code : undefined,
    requestId: typeof fields.requestId === 'string' ? fields.requestId : undefined,
    retryAfterSeconds: typeof fields.retryAfterSeconds === 'number' ? fields.retryAfterSeconds : undefined,
  };
}

function classify({ status, code }: Failure, error: unknown): AppErrorKind {
  const known = code === undefined ? undefined : kindByCode.get(code);
  if (known) return known;
  if (status === 0) return timedOut(error) ? 'unavailable' : 'offline';
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  if (status === 404 || (status !== undefined && status >= 502 && status <= 504)) return 'unavailable';
  return 'unknown';
}

function timedOut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
}

import { PageTitle } from '@yado/shared/components/PageTitle';
import { toAppError } from '@yado/shared/errors/app-error';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { Button } from '@yado/shared/ui/Button';
import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { reloadOutdatedPage } from './reload-outdated-page.ts';

interface Props {
  /** Name for people of what failed. */
  name: string;
  error: unknown;
  busy?: boolean;
  onRetry: () => void;
}

/** Panel that is rendered in place of a screen that failed, with a retry. Retries by itself when back online. */
export function FailurePanel({ name, error, busy = false, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, requestId } = toAppError(error);
  const isOutdated = kind === 'outdated';
  useEffect(() => {
    if (isOutdated) reloadOutdatedPage();
  }, [isOutdated]);
  useWhenOnline(kind === 'offline' || !navigator.onLine ? onRetry : null);
  return (
    <section
      role="alert"
      className={css({
        maxWidth: '640px',
        marginX: { base: '4', md: 'auto' },
        marginY: '12',
        padding: '8',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'surface',
      })}
    >
      <PageTitle>{`「${name}」を表示できません`}</PageTitle>
      <h1
        ref={heading}
        tabIndex={-1}
        className={css({ fontSize: 'xl', fontWeight: 'bold', marginBottom: '3', outline: 'none' })}
      >
        「{name}」を表示できません
      </h1>
      <p className={css({ marginBottom: '6', color: 'text.muted' })}>{adviceFor(error)}</p>
      <Button
        onClick={isOutdated ? () => location.reload() : onRetry}
        loading={busy}
        loadingText="読み込んでいます"
      >
        {isOutdated ? 'ページを再読み込みする' : 'もう一度読み込む'}
      </Button>
      {requestId && (
        <p className={css({ marginTop: '4', fontSize: 'sm', color: 'text.muted' })}>
          お問い合わせ番号: {requestId}
        </p>
      )}
    </section>
  );
}

function adviceFor(error: unknown): string {
  if (error instanceof NetworkFailure || !navigator.onLine) return toAppError(error).message;
  return 'この画面の読み込みに失敗しました。ほかの画面はそのままお使いいただけます。';
}

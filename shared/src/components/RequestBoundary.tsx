import { toAppError } from '@yado/shared/errors/app-error';
import { useRevalidator } from '@yado/shared/router';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What could not be loaded, e.g. 料金. */
  what: string;
  /** The route's answer; a new one is tried again. */
  source: unknown;
  /** Leaves it to a `MissingBoundary` above when what was asked for does not exist. */
  passMissing?: boolean;
  children: ReactNode;
}

interface State {
  error: unknown;
  source: unknown;
}

/** Keeps a failed request inside its part of the screen, with a retry that keeps all criteria. */
export class RequestBoundary extends Component<Props, State> {
  override state: State = { error: null, source: this.props.source };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ source }: Props, state: State): Partial<State> | null {
    return source === state.source ? null : { error: null, source };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { what, passMissing, children } = this.props;
    if (error === null) return children;
    if (passMissing && toAppError(error).kind === 'notFound') throw error;
    return <RequestFailure what={what} error={error} />;
  }
}

function RequestFailure({ what, error }: { what: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { message, requestId } = toAppError(error);
  useWhenOnline(state === 'idle' ? () => void revalidate() : null);
  return (
    <Banner
      tone="error"
      title={`${what}を取得できませんでした`}
      action={
        <Button
          variant="outline"
          size="sm"
          startIcon={<Icon name="refresh" size={16} />}
          loading={state === 'loading'}
          loadingText="読み込んでいます"
          onClick={() => void revalidate()}
        >
          もう一度読み込む
        </Button>
      }
    >
      {message}
      {requestId && <> (お問い合わせ番号: {requestId})</>}
    </Banner>
  );
}

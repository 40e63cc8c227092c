import { toAppError } from '@yado/shared/errors/app-error';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What was asked for; another one is given a new chance. */
  source: object;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  source: object;
}

/** Says that the days around could not be priced, and asks again; the rooms beside it are not touched. */
export class CalendarFailure extends Component<Props, State> {
  override state: State = { error: null, source: this.props.source };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ source }: Props, state: State): State | null {
    return source === state.source ? null : { error: null, source };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Banner
        tone="error"
        title="前後の日の料金を取得できませんでした"
        action={
          <Button
            variant="outline"
            size="sm"
            startIcon={<Icon name="refresh" size={16} />}
            onClick={this.props.onRetry}
          >
            もう一度確認する
          </Button>
        }
      >
        {toAppError(error).message}
        <RetryWhenOnline onRetry={this.props.onRetry} />
      </Banner>
    );
  }
}

function RetryWhenOnline({ onRetry }: Pick<Props, 'onRetry'>): null {
  useWhenOnline(onRetry);
  return null;
}

import { toAppError } from '@yado/shared/errors/app-error';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Component, type ReactNode } from 'react';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Says that the days around could not be priced, and asks again; the rooms beside it are not touched. */
export class CalendarFailure extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
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
      </Banner>
    );
  }
}

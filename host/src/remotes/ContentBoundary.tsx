import { isFieldFailure } from '@yado/shared/relay/field-failure';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { restoreNatives } from '../natives/check-natives.ts';
import { Component, type ReactNode } from 'react';
import { ContentSkeleton } from '../shell/ContentSkeleton.tsx';
import { FailurePanel } from '../shell/FailurePanel.tsx';

interface Props {
  /** Name of the remote for people. */
  name: string;
  /** Called with an error of the remote's code; returns whether another release takes over. */
  onBroken: (error: unknown) => boolean;
  /** Loads the data again; the screen is rendered again when `data` changes. */
  onRetry: () => void;
  retrying: boolean;
  data: unknown;
  children: ReactNode;
}

interface State {
  error: unknown;
  replaced: boolean;
  /** Data with which `error` was thrown. */
  data: unknown;
}

/** Error boundary of the content: menu, session and other remotes keep working. */
export class ContentBoundary extends Component<Props, State> {
  override state: State = { error: null, replaced: false, data: this.props.data };

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    return data === state.data ? null : { error: null, replaced: false, data };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // A failure of the API is no fault of the remote's code.
    const isOfApi = error instanceof NetworkFailure || isFieldFailure(error);
    const overwritten = restoreNatives();
    if (overwritten || !isOfApi) this.setState({ replaced: this.props.onBroken(overwritten ?? error) });
  }

  override render(): ReactNode {
    const { error, replaced } = this.state;
    if (error === null) return this.props.children;
    if (replaced) return <ContentSkeleton />;
    const { name, onRetry, retrying } = this.props;
    return <FailurePanel name={name} error={error} busy={retrying} onRetry={onRetry} />;
  }
}

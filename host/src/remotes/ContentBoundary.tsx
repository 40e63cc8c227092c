import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { Component, type ReactNode } from 'react';
import { ContentSkeleton } from '../shell/ContentSkeleton.tsx';
import { FailurePanel } from '../shell/FailurePanel.tsx';

interface Props {
  /** What the remote is called in front of people. */
  name: string;
  /** Told of an error in the remote's code; answers whether another release takes over. */
  onBroken: (error: unknown) => boolean;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  replaced: boolean;
}

/** Keeps a screen's failure inside the content: the menu, the session and the other remotes go on. */
export class ContentBoundary extends Component<Props, State> {
  override state: State = { error: null, replaced: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NetworkFailure)) this.setState({ replaced: this.props.onBroken(error) });
  }

  #retry = () => {
    this.setState({ error: null, replaced: false });
    this.props.onRetry();
  };

  override render(): ReactNode {
    const { error, replaced } = this.state;
    if (error === null) return this.props.children;
    if (replaced) return <ContentSkeleton />;
    return <FailurePanel name={this.props.name} error={error} onRetry={this.#retry} />;
  }
}

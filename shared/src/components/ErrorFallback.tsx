import { Component, type ReactNode } from 'react';

interface Props {
  /** A new one is tried again. */
  source: unknown;
  /** In its place when it fails; nothing unless given otherwise. */
  instead?: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  source: unknown;
}

/** For what the screen can do without; what is shown instead says so, unless the screen does elsewhere. */
export class ErrorFallback extends Component<Props, State> {
  override state: State = { failed: false, source: this.props.source };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ source }: Props, state: State): Partial<State> | null {
    return source === state.source ? null : { failed: false, source };
  }

  override render(): ReactNode {
    const { instead = null, children } = this.props;
    return this.state.failed ? instead : children;
  }
}

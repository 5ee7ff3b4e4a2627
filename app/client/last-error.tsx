// Replaces React Router's own error pages, which show a stack trace. They appear when even the route's error boundary fails to render. The
// names are React Router's.
import { Component, type ReactNode } from 'react'

/** Renders its children, or the last-resort error page once they have failed. */
export class RemixErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <BoundaryShell /> : this.props.children
  }
}

/** Markup that can't fail in turn. */
export function BoundaryShell() {
  return (
    <html lang="en-US">
      <body>
        <h1>Unexpected Application Error!</h1>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </body>
    </html>
  )
}

export { BoundaryShell as RemixRootDefaultErrorBoundary }

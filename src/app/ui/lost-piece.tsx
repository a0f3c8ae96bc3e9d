import { Component, type ReactNode } from 'react'

/** Around a part that is fetched when it is needed: if it cannot be had (no network), the page stays and says so. */
export class LostPiece extends Component<{ what: string | null; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false }
  static getDerivedStateFromError() {
    return { lost: true }
  }
  override render() {
    if (!this.state.lost) return this.props.children
    return this.props.what === null ? null : (
      <p className="py-3 text-ink-2 text-sm" role="alert">
        {this.props.what} could not be fetched. Your numbers are safe; reload the page when you are online again.
      </p>
    )
  }
}

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
        {this.props.what} couldn’t be loaded. Your numbers are safe. Check your connection and reload the page.
      </p>
    )
  }
}

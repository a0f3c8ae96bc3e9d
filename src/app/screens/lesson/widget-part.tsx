import { Component, lazy, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { WidgetPage } from '#teaching/lesson-pages/page.ts'
import { words } from './words.ts'

/** The list of all calculators is fetched with the first one that is drawn. */
const WidgetView = lazy(async () => ({ default: (await import('./widget-view.tsx')).WidgetView }))

/**
 * The calculator inside a lesson. As finished HTML it sleeps until somebody comes near or touches it, so that a lesson loads no
 * calculator that nobody looks at. It is drawn once: a drawing anew would make React throw the sleeping HTML away.
 */
export const WidgetPart = memo(function WidgetPart(props: {
  readonly widget: WidgetPage
  /** The calculator's page with the lesson's numbers. */
  readonly link: string
  readonly isFinished: boolean
}) {
  const { widget, link, isFinished } = props
  const box = useRef<HTMLDivElement>(null)
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    const place = box.current
    if (!place) return
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) resolve()
      },
      // What was jumped over counts as seen.
      { rootMargin: '100000px 0px 120px' },
    )
    near.observe(place)
    const touch = ({ target }: Event) => {
      if (target instanceof Element && place.contains(target)) resolve()
    }
    const signs = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true })
    return () => {
      near.disconnect()
      for (const sign of signs) window.removeEventListener(sign, touch, true)
    }
  }, [resolve])
  return (
    <div ref={box} className="own">
      <LostWidget link={link}>
        <Suspense fallback={<p className="min-h-64 py-6 text-ink-2">{words.widget.loading}</p>}>
          <OnceMeant meant={isFinished ? promise : null}>
            <WidgetView widget={widget} />
          </OnceMeant>
        </Suspense>
      </LostWidget>
    </div>
  )
})

function OnceMeant({ meant, children }: { readonly meant: Promise<void> | null; readonly children: ReactNode }) {
  if (meant && !import.meta.env.SSR) use(meant)
  return children
}

/** Its code could not be fetched: the page of the calculator still can be. */
class LostWidget extends Component<{ link: string; children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError() {
    return { isLost: true }
  }
  override render() {
    const { link, children } = this.props
    if (!this.state.isLost) return children
    return (
      <p className="grid justify-items-start gap-3" role="alert">
        {words.widget.lost}
        <Link to={link} className="button button-main">
          {words.widget.open}
        </Link>
      </p>
    )
  }
}

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { type CatalogueEntry, catalogue, entryByPath } from '#calculators/catalogue.ts'
import { calculatorMetaAt } from '../shell/page-meta.ts'
import { Icon } from '../ui/icon.tsx'
import { ComingSoon } from './coming-soon.tsx'

export const meta = ({ location }: { location: { pathname: string } }) => calculatorMetaAt(location.pathname)

/** One lazy component per calculator, made once, so that React keeps what it has loaded. */
const views = new Map<string, ComponentType<{ entry: CatalogueEntry }>>(
  catalogue.flatMap((entry) => {
    const { load } = entry
    if (!load) return []
    const View = lazy(async () => {
      const [{ calculator }, { CalculatorPage }] = await Promise.all([
        load(),
        import('../calculator/calculator-page.tsx'),
      ])
      return { default: (props: { entry: CatalogueEntry }) => <CalculatorPage {...props} calculator={calculator} /> }
    })
    return [[entry.slug, View] as const]
  }),
)

export default function CalculatorScreen() {
  const { pathname } = useLocation()
  const entry = entryByPath(pathname.replace(/\/$/, ''))
  if (!entry) return null
  const View = views.get(entry.slug)
  if (!View) return <ComingSoon title={entry.title} entry={entry} />
  return (
    <>
      <Link
        to="/financial-calculators"
        className="no-print inline-flex items-center gap-1.5 py-1 text-ink-2 text-xs no-underline hover:underline"
      >
        <Icon name="arrow-left" className="size-3.5" /> Back to All Calculators
      </Link>
      <header className="mt-3 mb-5 grid max-w-[70ch] gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="badge badge-kind">{entry.category}</span>
        </p>
        <h1 className="flex items-center gap-3 text-2xl md:text-3xl">
          <span className="grid size-10 flex-none place-items-center rounded-md bg-green-tint text-green-ink md:size-12">
            <Icon name={entry.icon} className="size-6 md:size-7" />
          </span>
          {entry.title}
        </h1>
        <p className="text-ink-2 md:text-lg">{entry.question}</p>
      </header>
      <LoadingError key={entry.slug}>
        <Suspense fallback={<p className="py-16 text-center text-ink-2">Loading calculator...</p>}>
          <View entry={entry} />
        </Suspense>
      </LoadingError>
      <RelatedTools entry={entry} />
    </>
  )
}

function RelatedTools({ entry }: { entry: CatalogueEntry }) {
  const related = entry.related
    .map((slug) => catalogue.find((other) => other.slug === slug))
    .filter((other) => other !== undefined)
  if (related.length === 0) return null
  return (
    <nav className="no-print mt-7 border-line border-t pt-5" aria-label="Related tools">
      <h2 className="mb-2 text-xl">Often used next</h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {related.map((other) => (
          <li key={other.slug}>
            <Link to={other.path}>{other.title}</Link>
            {other.isImplemented ? '' : ' (coming soon)'}
            <span className="block text-ink-2 text-sm">{other.question}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A calculator that does not load says so and offers the one thing that helps. */
class LoadingError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <section className="card grid justify-items-start gap-3 px-6 py-10" role="alert">
        <h2 className="text-xl">Calculator Loading Error</h2>
        <p className="text-ink-2">We're having trouble loading this calculator. Please try refreshing the page.</p>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
      </section>
    )
  }
}

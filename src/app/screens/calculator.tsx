import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { data, Link, useLoaderData } from 'react-router'
import { catalogue, entryByPath } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { calculatorMetaAt } from '../shell/calculator-meta.ts'
import { Icon } from '../ui/icon.tsx'

const ComingSoon = lazy(() => import('./coming-soon.tsx').then((module) => ({ default: module.ComingSoon })))

/** What the page says of a calculator before it has loaded. Answered while pre-rendering, so the catalogue stays out of the browser. */
export function loader({ url }: { url: URL }) {
  const { pathname } = url
  const entry = entryByPath(pathname.replace(/\/$/, ''))
  if (!entry) throw data(null, { status: 404 })
  const { slug, path, title, question, description, icon, category, isImplemented } = entry
  const related = entry.related.flatMap((other) => {
    const found = catalogue.find((one) => one.slug === other)
    return found
      ? [{ title: found.title, path: found.path, question: found.question, isImplemented: found.isImplemented }]
      : []
  })
  return {
    slug,
    path,
    title,
    question,
    description,
    icon,
    category,
    isImplemented,
    related,
    meta: calculatorMetaAt(pathname),
  }
}
type CalculatorCard = ReturnType<typeof loader>

export const meta = ({ loaderData }: { loaderData: CalculatorCard | undefined }) => loaderData?.meta ?? []

type Loaded = { readonly calculator: Calculator }
const folders = import.meta.glob<Loaded>('../../calculators/*/calculator.ts')

/** One lazy component per calculator, made once, so that React keeps what it has loaded. */
const views = new Map<string, ComponentType<{ title: string }>>(
  Object.entries(folders).map(([file, load]) => {
    const View = lazy(async () => {
      const [{ calculator }, { CalculatorPage }] = await Promise.all([
        load(),
        import('../calculator/calculator-page.tsx'),
      ])
      return { default: (props: { title: string }) => <CalculatorPage {...props} calculator={calculator} /> }
    })
    return [file.split('/').at(-2) ?? '', View]
  }),
)

export default function CalculatorScreen() {
  const card = useLoaderData<CalculatorCard>()
  const View = card.isImplemented ? views.get(card.slug) : undefined
  if (!View)
    return (
      <Suspense fallback={null}>
        <ComingSoon title={card.title} path={card.path} />
      </Suspense>
    )
  return (
    <>
      <Link
        to="/financial-calculators"
        className="no-print inline-flex items-center gap-1.5 py-1 text-ink-2 text-xs no-underline hover:underline"
      >
        <Icon name="arrow-left" className="size-3.5" /> Back to All Calculators
      </Link>
      <header className="mt-3 mb-5 grid max-w-[70ch] print:mt-0 print:mb-2 print:max-w-none grid-cols-[minmax(0,1fr)] gap-2">
        <p className="no-print">
          <span className="badge badge-kind">{card.category}</span>
        </p>
        <h1 className="flex flex-wrap items-center gap-3 text-2xl [overflow-wrap:anywhere] md:text-3xl">
          <span className="no-print grid size-10 flex-none place-items-center rounded-md bg-green-tint text-green-ink md:size-12">
            <Icon name={card.icon} className="size-6 md:size-7" />
          </span>
          {card.title}
        </h1>
        <p className="text-ink-2 md:text-lg">{card.question}</p>
      </header>
      <LoadingError key={card.slug}>
        <Suspense fallback={<p className="py-16 text-center text-ink-2">Loading calculator...</p>}>
          <View title={card.title} />
        </Suspense>
      </LoadingError>
      {card.related.length > 0 ? (
        <nav className="no-print mt-7 border-line border-t pt-5" aria-label="Related tools">
          <h2 className="mb-2 text-xl">Often used next</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {card.related.map((other) => (
              <li key={other.path}>
                <Link to={other.path}>{other.title}</Link>
                {other.isImplemented ? '' : ' (coming soon)'}
                <span className="block text-ink-2 text-sm">{other.question}</span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
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

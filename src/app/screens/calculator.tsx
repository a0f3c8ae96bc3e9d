import { Component, type ComponentProps, type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { data, Link, type RouterContextProvider, useLoaderData } from 'react-router'
import { catalogue, entryByPath } from '#calculators/catalogue.ts'
import type { Tool } from '#calculators/kit/definition.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { type Opening, openingOf } from '#calculators/kit/front.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { defaultYear } from '#facts/default-year.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Making } from '../calculator/explain/part.tsx'
import { loadTool } from '../calculator/load-tool.ts'
import type { PageTerms } from '../calculator/terms/cut.ts'
import { learntAt } from '../calculator/terms/learn.ts'
import { pageTerms } from '../calculator/terms/page-terms.ts'
import { PageTermsContext } from '../calculator/terms/termed.tsx'
import { calculatorMetaAt } from '../shell/calculator-meta.ts'
import { renderDay } from '../shell/render-day.ts'
import { forgetNumbers, openingHash } from '../state/last-numbers.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Icon } from '../ui/icon.tsx'
import { LostPiece } from '../ui/lost-piece.tsx'

/** Titles of more characters are set smaller on a phone, so that they keep to one line. */
const LONG_TITLE = 25

const ComingSoon = lazy(() => import('./coming-soon.tsx').then((module) => ({ default: module.ComingSoon })))

const CalculatorFoot = lazy(async () => {
  await afterLoad()
  return { default: (await import('../calculator/calculator-foot.tsx')).CalculatorFoot }
})
/** Links that work as they came in the page: nothing an answer changes draws them anew. */
const LateFoot = memo(
  function LateFoot(foot: ComponentProps<typeof CalculatorFoot>) {
    return (
      <LostPiece what={null}>
        <Suspense fallback={<div className="min-h-60" />}>
          <CalculatorFoot {...foot} />
        </Suspense>
      </LostPiece>
    )
  },
  () => true,
)

/** What the page says of a calculator before it has loaded. Answered while pre-rendering, so the catalogue stays out of the browser. */
export async function loader({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
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
    learn: learntAt(slug),
    meta: calculatorMetaAt(pathname),
    ...(entry.load ? await openingOn(renderDay(context), entry.load) : { opening: null, terms: {} }),
  }
}
type Load = NonNullable<(typeof catalogue)[number]['load']>

/** The starting values answered on a day, and the terms of the glossary in what the page then says. */
async function openingOn(today: string, load: Load): Promise<{ opening: Opening; terms: PageTerms }> {
  const { calculator } = await load()
  const env = { today, year: defaultYear, law: lawShelf() }
  await bringMissing(calculator, initialInputs(calculator.fields, env), env)
  const opening = openingOf(calculator, env)
  return { opening, terms: pageTerms(calculator, env, opening) }
}
type CalculatorCard = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData }: { loaderData: CalculatorCard | undefined }) => loaderData?.meta ?? []

type ViewProps = { readonly title: string; readonly opening: Opening }
const views = new Map<string, ComponentType<ViewProps>>()
/**
 * One lazy component per calculator, made once, so that React keeps what it has loaded. The browser gets the questions; the server,
 * which finishes pages, gets everything and the law of the starting values with it.
 */
function viewOf(slug: string): ComponentType<ViewProps> {
  const known = views.get(slug)
  if (known) return known
  const View = lazy(async () => {
    const [tool, { CalculatorPage }] = await Promise.all([loadTool(slug), import('../calculator/calculator-page.tsx')])
    const make = import.meta.env.SSR ? await makingOf(tool) : () => null
    return {
      default: (props: ViewProps) => <CalculatorPage {...props} tool={tool} making={make(props.opening)} />,
    }
  })
  views.set(slug, View)
  return View
}

async function makingOf(tool: Tool): Promise<(opening: Opening) => Making> {
  const [calculator, { drawings }, { partOf }] = await Promise.all([
    tool.whole(),
    import('../calculator/explain/drawings.tsx'),
    import('#calculators/kit/parts.ts'),
  ])
  const law = lawShelf()
  for (const year of calculator.years.length > 0 ? calculator.years : [defaultYear]) {
    const env = { today: dayIn(HOME_ZONE, new Date()), year, law }
    await bringMissing(calculator, initialInputs(calculator.fields, env), env)
  }
  return ({ today, year }) => ({ calculator, drawings, partOf, env: { today, year, law } })
}

export default function CalculatorScreen() {
  const card = useLoaderData<CalculatorCard>()
  const View = card.isImplemented ? viewOf(card.slug) : undefined
  if (!View || !card.opening)
    return (
      <Suspense fallback={null}>
        <ComingSoon title={card.title} path={card.path} />
      </Suspense>
    )
  return (
    <>
      <p className="no-print flex items-center justify-between gap-x-3">
        <Link
          to="/financial-calculators"
          className="inline-flex items-center gap-1.5 py-0.5 text-ink-2 md:py-1 text-xs no-underline hover:underline"
        >
          <Icon name="arrow-left" className="size-3.5" /> Back to All Calculators
        </Link>
        <span className="badge badge-kind truncate max-md:px-2 max-md:py-0">{card.category}</span>
      </p>
      <header className="mb-1.5 grid print:mt-0 print:mb-2 max-w-[76ch] grid-cols-[minmax(0,1fr)] gap-0.5 md:mt-2 md:mb-5 md:gap-1.5">
        <h1
          className={`flex items-center gap-2.5 [overflow-wrap:anywhere] md:gap-3 md:text-[2.25rem] max-md:leading-8 ${card.title.length > LONG_TITLE ? 'text-[1.0625rem]' : 'text-[1.375rem]'}`}
        >
          <span className="grid size-8 flex-none place-items-center rounded-md bg-green-tint text-green-ink md:size-11">
            <Icon name={card.icon} className="size-5 md:size-6" />
          </span>
          {card.title}
        </h1>
        <p className="text-ink-2 text-sm leading-[1.35] md:text-lg md:leading-normal">{card.question}</p>
      </header>
      <LoadingError key={card.slug} slug={card.slug}>
        <Suspense fallback={<p className="py-16 text-center text-ink-2">Loading calculator...</p>}>
          <PageTermsContext value={card.terms}>
            <View title={card.title} opening={card.opening} />
          </PageTermsContext>
        </Suspense>
      </LoadingError>
      <LateFoot key={`${card.slug} foot`} learn={card.learn} related={card.related} />
    </>
  )
}

/**
 * A calculator that does not load says so and offers what helps: the page again, and where it was opened with numbers (its address's, or
 * the last ones asked here), the page without them, since they would come back with every reload.
 */
class LoadingError extends Component<{ slug: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  startOver() {
    forgetNumbers(this.props.slug)
    // Taking the '#' away loads nothing by itself.
    history.replaceState(history.state, '', location.pathname + location.search)
    location.reload()
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <section className="card grid justify-items-start gap-3 px-6 py-10" role="alert">
        <h2 className="text-xl">Calculator Loading Error</h2>
        <p className="text-ink-2">We're having trouble loading this calculator. Please try refreshing the page.</p>
        <p className="flex flex-wrap gap-2">
          <button type="button" className="button button-main" onClick={() => window.location.reload()}>
            Refresh Page
          </button>
          {openingHash(this.props.slug, window.location.hash) === '' ? null : (
            <button type="button" className="button" onClick={() => this.startOver()}>
              Start with our numbers
            </button>
          )}
        </p>
      </section>
    )
  }
}

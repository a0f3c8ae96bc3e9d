import { lazy, Suspense, useState } from 'react'
import { tableCsv } from '#calculators/kit/csv.ts'
import type { Presentation } from '#calculators/kit/presentation.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { useProfile } from '../state/profile.ts'
import { download } from '../ui/download.ts'
import { asksProfile, factsFrom, knownInputs } from './from-profile.ts'
import { clearHash } from './hash.ts'
import { ResultAction } from './result-action.tsx'
import type { CalculatorForm } from './use-calculator.ts'

const SolvePanel = lazy(() => import('./solve-panel.tsx').then((module) => ({ default: module.SolvePanel })))
const ComparePanel = lazy(() => import('./compare-panel.tsx').then((module) => ({ default: module.ComparePanel })))

/** What can be done with a result: into the budget, share, keep and compare, solve, print, CSV, own numbers, start over. */
export function Toolbar({
  form,
  shown,
  onProfile,
}: {
  form: CalculatorForm
  shown: Presentation
  onProfile: (names: readonly string[]) => void
}) {
  const { calculator, resultInputs } = form
  const [open, setOpen] = useState<'solve' | 'compare' | null>(null)
  const [said, setSaid] = useState('')
  const { profile, setFact } = useProfile()
  const known = knownInputs(calculator, profile)

  const share = async () => {
    const hash = writeLink(calculator, resultInputs)
    history.replaceState(history.state, '', hash)
    const address = location.href
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(
      copied
        ? 'Link copied. Your numbers stand behind the # in it, which browsers never send to a server.'
        : 'The link with your numbers is now in the address bar: copy it from there.',
    )
  }
  const csv = () => {
    const table = {
      columns: [
        { label: 'Figure', unit: 'text' as const },
        { label: 'Value', unit: 'count' as const },
      ],
      rows: calculator.figures
        .filter((figure) => form.evaluation.figures[figure.key] !== undefined)
        .map((figure) => [figure.label, form.evaluation.figures[figure.key] ?? null]),
    }
    download(`${calculator.slug}-results.csv`, tableCsv(table))
  }
  const panel = (which: 'solve' | 'compare', words: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={open === which}
      onClick={() => setOpen(open === which ? null : which)}
    >
      {words}
    </button>
  )
  return (
    <div className="no-print border-line border-t">
      <div className="flex flex-wrap gap-2 px-4.5 py-3">
        {shown.actions?.map((action) => (
          <ResultAction key={action.id} action={action} onSaid={setSaid} />
        ))}
        <button type="button" className="button" onClick={share}>
          Share
        </button>
        {panel('compare', 'Save & compare')}
        {panel('solve', 'Solve for…')}
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" onClick={csv}>
          CSV
        </button>
        {Object.keys(known).length > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              form.fill(known)
              onProfile(Object.keys(known))
              setSaid('Filled in from your profile. Change anything you like.')
            }}
          >
            Use my numbers
          </button>
        ) : null}
        {asksProfile(calculator) && form.touched ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              for (const { key, value } of factsFrom(calculator, resultInputs)) setFact(key, value)
              setSaid('Saved to your profile on this device.')
            }}
          >
            Remember as my numbers
          </button>
        ) : null}
        {form.touched ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              form.reset()
              clearHash()
              onProfile([])
              setSaid('Back to the starting values.')
            }}
          >
            Reset
          </button>
        ) : null}
      </div>
      <p role="status" className="px-5 pb-3 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {open ? (
        <section
          className="border-line border-t px-5 py-4"
          aria-label={open === 'solve' ? 'Solve for' : 'Save and compare'}
        >
          <Suspense fallback={<p className="text-ink-2 text-sm">Opening…</p>}>
            {open === 'solve' ? <SolvePanel form={form} /> : <ComparePanel form={form} />}
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}

import { lazy, memo, type RefObject, Suspense, useState } from 'react'
import type { Front } from '#calculators/kit/front.ts'
import { useProfile } from '../../state/profile.ts'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { asksProfile, factsFrom, knownInputs } from '../form/from-profile.ts'
import { clearHash, keepInAddress } from '../state/address.ts'
import type { PageForm } from '../state/use-calculator.ts'
import { CalendarButton } from './calendar-button.tsx'
import { ResultAction } from './result-action.tsx'

const Panels = lazy(() => import('../panels/panels.tsx'))

interface ToolbarProps {
  /** The form as it is at the moment of a click. Not a prop of its own, so that typing does not redraw the buttons. */
  formNow: RefObject<PageForm>
  /** Changes with every new answer: an open panel is drawn again. */
  front: Front
  /** Whether what answers is at hand: an open panel waits for it. */
  isAwake: boolean
  touched: boolean
  /** The result stands for an earlier question: what would carry it away has to wait. */
  isWaiting: boolean
  onProfile: (names: readonly string[]) => void
}

/** What can be done with a result: into the budget, share, keep and compare, solve, print, CSV, calendar, own numbers, start over. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { formNow, front, isAwake, touched, isWaiting, onProfile } = props
  const [open, setOpen] = useState<'solve' | 'compare' | null>(null)
  const [said, setSaid] = useState('')
  const { profile, setFact } = useProfile()
  const { tool } = formNow.current
  const known = knownInputs(tool, profile)

  const share = async () => {
    keepInAddress(tool, formNow.current.askedInputs, formNow.current.year)
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    setSaid(
      copied
        ? 'Link copied. Your numbers are in the link after the #, so they’re never sent to us.'
        : 'The link with your numbers is now in the address bar. Copy it from there.',
    )
  }
  const csv = async () => {
    const { saveFigures } = await import('./figures-file.ts')
    await saveFigures(formNow.current)
  }
  const panel = (which: 'solve' | 'compare', words: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={open === which}
      onClick={() => {
        formNow.current.wake()
        setOpen(open === which ? null : which)
      }}
    >
      {words}
    </button>
  )
  return (
    <div className="no-print border-line border-t">
      <div className="flex flex-wrap gap-2 px-4.5 py-3">
        {front.actions.map((action) => (
          <ResultAction key={action.id} action={action} isWaiting={isWaiting} onSaid={setSaid} />
        ))}
        <button type="button" className="button" onClick={share}>
          Share
        </button>
        {panel('compare', 'Save & compare')}
        {panel('solve', 'Solve for…')}
        <button type="button" className="button" disabled={isWaiting} onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" disabled={isWaiting} onClick={csv}>
          CSV
        </button>
        {front.hasCalendar ? <CalendarButton formNow={formNow} isWaiting={isWaiting} onSaid={setSaid} /> : null}
        {Object.keys(known).length > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              const fitting = knownInputs(tool, profile, formNow.current.inputs)
              formNow.current.fill(fitting)
              onProfile(Object.keys(fitting))
              setSaid('Filled in from your profile. Change anything you like.')
            }}
          >
            Use my numbers
          </button>
        ) : null}
        {asksProfile(tool) && touched ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              for (const { key, value } of factsFrom(tool, formNow.current.askedInputs)) setFact(key, value)
              setSaid('Saved to your profile on this device.')
            }}
          >
            Remember as my numbers
          </button>
        ) : null}
        {touched ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              formNow.current.reset()
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
          <LostPiece what="This part of the page">
            <Suspense fallback={<p className="text-ink-2 text-sm">Opening…</p>}>
              <Panels which={open} form={isAwake ? formNow.current.awake : null} />
            </Suspense>
          </LostPiece>
        </section>
      ) : null}
    </div>
  )
})

import { lazy, memo, Suspense, useId, useRef, useState } from 'react'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { type PanelName, panelTitles } from '../panels/panel-names.ts'
import { keepInAddress } from '../state/address.ts'
import { ResultAction } from './result-action.tsx'
import type { ToolbarProps } from './toolbar-props.ts'

const MoreActions = lazy(async () => ({ default: (await import('./more-actions.tsx')).MoreActions }))
const Panels = lazy(() => import('../panels/panels.tsx'))

/** What can be done with a result. The commonest in one row, two of them on a phone; the rest waits under "More". */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { formNow, awake, front, isWaiting } = props
  const { tool } = formNow.current
  const [open, setOpen] = useState<PanelName | null>(null)
  const [more, setMore] = useState(false)
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLButtonElement | null>(null)
  const moreId = useId()

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
  const panel = (which: PanelName, words: string, place = '') => (
    <button
      type="button"
      className={`button px-2 max-sm:flex-auto max-sm:whitespace-nowrap sm:px-3.5 ${place}`}
      aria-expanded={open === which}
      onClick={(event) => {
        opener.current = event.currentTarget
        formNow.current.wake()
        setOpen(open === which ? null : which)
      }}
    >
      {words}
    </button>
  )
  const shareButton = (place: string) => (
    <button type="button" className={`button ${place}`} onClick={share}>
      Share
    </button>
  )
  return (
    <div className="no-print">
      <div className="grid gap-2 px-4.5 py-3 sm:flex sm:flex-wrap">
        {front.actions.map((action) => (
          <ResultAction key={action.id} action={action} isWaiting={isWaiting} onSaid={setSaid} />
        ))}
        <div className="flex flex-wrap gap-2 min-[360px]:max-sm:gap-1.5">
          {panel('compare', 'Save & compare')}
          {panel('solve', 'Solve for…')}
          {shareButton('max-md:hidden')}
          {panel('print', 'Print & CSV', 'max-md:hidden')}
          <button
            type="button"
            className="button px-2.5 max-[359px]:flex-auto max-sm:whitespace-nowrap sm:px-3.5"
            aria-expanded={more}
            aria-controls={moreId}
            onClick={() => setMore(!more)}
          >
            More<span className="sr-only"> actions</span>
          </button>
        </div>
      </div>
      <div id={moreId} hidden={!more} className="flex flex-wrap gap-2 px-4.5 pb-3 [&[hidden]]:hidden">
        {shareButton('md:hidden')}
        {panel('print', 'Print & CSV', 'flex-none! md:hidden')}
        {panel('embed', 'Embed', 'flex-none!')}
        {more ? (
          <LostPiece what="This part of the page">
            <Suspense>
              <MoreActions {...props} onSaid={setSaid} />
            </Suspense>
          </LostPiece>
        ) : null}
      </div>
      <p role="status" className="px-5 pb-3 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {open ? (
        <section className="border-line border-t px-4.5 py-3 md:px-5" aria-label={panelTitles[open]}>
          <LostPiece what="This part of the page">
            <Suspense fallback={<p className="text-ink-2 text-sm">Opening…</p>}>
              <Panels
                key={open}
                which={open}
                store={awake}
                isWaiting={isWaiting}
                onClose={() => {
                  setOpen(null)
                  opener.current?.focus()
                }}
              />
            </Suspense>
          </LostPiece>
        </section>
      ) : null}
    </div>
  )
})

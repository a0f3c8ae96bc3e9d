import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { FormStore } from '../state/form-store.ts'
import { ComparePanel } from './compare-panel.tsx'
import { EmbedPanel } from './embed-panel.tsx'
import { type PanelName, panelTitles } from './panel-names.ts'
import { PrintPanel } from './print-panel.tsx'
import { SolvePanel } from './solve-panel.tsx'

/** The panels under the buttons, fetched when first opened; the focus goes to the one opened. They follow the form. */
export default function Panels(props: { which: PanelName; store: FormStore; isWaiting: boolean; onClose: () => void }) {
  const { which, store, isWaiting, onClose } = props
  // Null until what answers has come.
  const form = useSyncExternalStore(store.subscribe, store.get, store.get)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-4">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
          {panelTitles[which]}
        </h3>
        <button type="button" className="min-h-10 text-green text-sm underline underline-offset-2" onClick={onClose}>
          Close<span className="sr-only"> {panelTitles[which]}</span>
        </button>
      </div>
      {form === null ? (
        <p className="text-ink-2 text-sm">Opening…</p>
      ) : which === 'solve' ? (
        <SolvePanel form={form} />
      ) : which === 'compare' ? (
        <ComparePanel form={form} />
      ) : which === 'embed' ? (
        <EmbedPanel form={form} />
      ) : (
        <PrintPanel form={form} isWaiting={isWaiting} />
      )}
    </div>
  )
}

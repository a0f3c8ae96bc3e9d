import type { CalculatorForm } from '../state/use-calculator.ts'
import { ComparePanel } from './compare-panel.tsx'
import { SolvePanel } from './solve-panel.tsx'

/** The panels under the buttons, fetched when first opened. They open once what answers has come. */
export default function Panels(props: { which: 'solve' | 'compare'; form: CalculatorForm | null }) {
  if (!props.form) return <p className="text-ink-2 text-sm">Opening…</p>
  return props.which === 'solve' ? <SolvePanel form={props.form} /> : <ComparePanel form={props.form} />
}

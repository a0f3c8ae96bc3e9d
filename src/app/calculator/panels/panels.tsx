import type { RefObject } from 'react'
import type { Evaluation } from '#calculators/kit/definition.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { ComparePanel } from './compare-panel.tsx'
import { SolvePanel } from './solve-panel.tsx'

/** The panels under the buttons, fetched when first opened. A new evaluation redraws them, and so do the start and the end of a wait. */
export default function Panels(props: {
  which: 'solve' | 'compare'
  formNow: RefObject<CalculatorForm>
  evaluation: Evaluation
  isWaiting: boolean
}) {
  const form = props.formNow.current
  return props.which === 'solve' ? <SolvePanel form={form} /> : <ComparePanel form={form} />
}

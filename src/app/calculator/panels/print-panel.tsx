import { useEffect, useState } from 'react'
import { bringMissing } from '#calculators/kit/missing.ts'
import { partNames } from '#calculators/kit/part-names.ts'
import { resultCsv } from '#calculators/kit/result-csv.ts'
import { download } from '../../ui/download.ts'
import { usePartsPage } from '../explain/part.tsx'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { choosePaper } from './paper.ts'

/** On paper or in a spreadsheet: one page, or one short file, unless more is asked for. */
export function PrintPanel({ form, isWaiting }: { form: CalculatorForm; isWaiting: boolean }) {
  const [schedule, setSchedule] = useState(false)
  const [math, setMath] = useState(false)
  useEffect(() => choosePaper({ schedule, math }), [schedule, math])
  const { explaining } = usePartsPage()
  // What goes on paper must be awake before the page is drawn for it.
  useEffect(() => {
    for (const name of partNames) explaining.wake(name)
  }, [explaining])
  const csv = async () => {
    const { resultInputs: inputs, env, found } = form
    const calculator = await form.calculator.whole()
    await bringMissing(calculator, inputs, env)
    const evaluation = calculator.evaluate(inputs, env, found ?? undefined)
    const title = document.querySelector('h1')?.textContent?.trim() || calculator.slug
    download(
      `${calculator.slug}-results.csv`,
      resultCsv({ title, calculator, inputs, env, evaluation, withTables: schedule }),
    )
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-2 text-sm">
        You get your numbers and the results. On paper, one chart and the main findings come too, all on one page.
      </p>
      <div className="grid gap-1.5">
        <Choice on={schedule} onChange={setSchedule} words="Include the full schedule" />
        <Choice on={math} onChange={setMath} words="Include all charts, the math and sources (print only)" />
      </div>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-main" disabled={isWaiting} onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" disabled={isWaiting} onClick={csv}>
          Download CSV
        </button>
      </p>
    </div>
  )
}

function Choice({ on, onChange, words }: { on: boolean; onChange: (on: boolean) => void; words: string }) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4 flex-none accent-green"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {words}
    </label>
  )
}

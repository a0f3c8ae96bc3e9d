import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { IsoDate } from '#engine/month.ts'
import { withBenchmark } from '#engine/portfolio/paper/benchmark.ts'
import { cashFlows, newPortfolio, type PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import type { LotMethod } from '#engine/shares/lots.ts'
import { LONGEST_NAME } from '../../state/paper-portfolios.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { Fold } from '../picture/working-fold.tsx'
import { historyOf } from './history-of.ts'
import { paperWords } from './paper-words.ts'
import { changePortfolio, deletePortfolio, type Paper } from './use-paper.ts'

const words = paperWords.settings
const methods = Object.entries(words.methods) as readonly (readonly [LotMethod, string])[]

/** Name, benchmark, fees, which shares go first; starting over and deleting, each after a question. */
export function PaperSettings({ paper, portfolio }: { readonly paper: Paper; readonly portfolio: PaperPortfolio }) {
  const { id, name, benchmark, flatFee, feePercent, method } = portfolio
  const change = (part: Partial<PaperPortfolio>) => changePortfolio(id, (one) => ({ ...one, ...part }))
  const client = useQueryClient()
  const compare = async (symbol: string | null) => {
    // At once without the past; with it once it has come.
    changePortfolio(id, (one) => withBenchmark(one, symbol, []))
    const [first] = cashFlows(portfolio.entries)
    if (symbol === null || !first) return
    const history = await client.fetchQuery(historyOf(symbol, first.on)).catch(() => null)
    if (history === null) return
    const closes = history.candles.map(({ date, close }) => ({ date: date as IsoDate, close }))
    changePortfolio(id, (one) => (one.benchmark === symbol ? withBenchmark(one, symbol, closes) : one))
  }
  const offered = (paper.market.snapshot?.instruments ?? [])
    // Indexes alone: a fund's price before a split is in other shares than the one after.
    .filter(({ kind }) => kind === 'index')
    .map((one) => [one.symbol, one.name] as const)
  const known = offered.some(([symbol]) => symbol === benchmark)
  const options = benchmark === null || known ? offered : [...offered, [benchmark, benchmark] as const]
  return (
    <section className="no-print mt-4 border-line border-b">
      <Fold title={words.title}>
        <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
          <TextBox
            label={words.name}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(next) => change({ name: next })}
          />
          <SelectBox
            label={words.benchmark}
            value={benchmark ?? ''}
            none={words.noBenchmark}
            options={options}
            hint={words.benchHint}
            onChange={(next) => void compare(next === '' ? null : next)}
          />
          <SelectBox
            label={words.method}
            value={method}
            options={methods}
            hint={words.methodHint}
            onChange={(next) => change({ method: next === '' ? method : next })}
          />
          <NumberField
            label={words.flat}
            value={flatFee}
            max={1000}
            hint={words.feeHint}
            onChange={(fee) => change({ flatFee: fee ?? 0 })}
          />
          <NumberField
            label={words.percent}
            kind="percent"
            value={feePercent}
            max={10}
            onChange={(fee) => change({ feePercent: fee ?? 0 })}
          />
        </div>
        <p className="mt-4 flex flex-wrap gap-3">
          <Asked
            label={words.reset}
            question={words.sureReset(name)}
            onYes={() => change({ ...newPortfolio(id, name, benchmark), flatFee, feePercent, method })}
          />
          <Asked label={words.delete} question={words.sure(name)} onYes={() => deletePortfolio(id)} />
        </p>
      </Fold>
    </section>
  )
}

/** A press that cannot be undone asks once more. */
function Asked(props: { readonly label: string; readonly question: string; readonly onYes: () => void }) {
  const { label, question, onYes } = props
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className="button min-h-11" onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  return (
    <span className="flex flex-wrap items-center gap-2" role="alert">
      {question}
      <button
        type="button"
        className="button min-h-11"
        onClick={() => {
          setAsking(false)
          onYes()
        }}
      >
        {label}
      </button>
      <button type="button" className="button min-h-11" onClick={() => setAsking(false)}>
        {words.no}
      </button>
    </span>
  )
}

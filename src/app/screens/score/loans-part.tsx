import { useState } from 'react'
import { Link } from 'react-router'
import { type LoanKind, loanAt, loanKinds, nextBetter } from '#engine/planning/credit-score/loan-cost.ts'
import type { Range } from '#engine/planning/credit-score/score-rules.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { StackTable } from '../../ui/stack-table.tsx'
import { Part } from '../device/screen-head.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { loans as words } from './words.ts'

const FIRST = { amount: 25_000, years: 5 } as const
const EXPLORE = 'https://www.consumerfinance.gov/owning-a-home/explore-rates/'

/** What a loan costs at the score now and at both ends of the range. */
export function LoansPart({ score, range }: { readonly score: number; readonly range: Range }) {
  const [kind, setKind] = useState<LoanKind>('new-car')
  const [amount, setAmount] = useState<number>(FIRST.amount)
  const [years, setYears] = useState<number>(FIRST.years)
  const loan = { kind, amount, months: Math.max(1, Math.round(years * 12)) }
  const rows = (
    [
      [words.now, score],
      [words.lower, range[0]],
      [words.higher, range[1]],
    ] as const
  ).map(([label, at]) => {
    const cost = loanAt(loan, at)
    return [label, String(at), words.rate(cost.row.rates), words.money(cost.payment), words.money(cost.interest)]
  })
  const better = nextBetter(kind, score)
  const now = loanAt(loan, score)
  const then = better === null ? null : loanAt(loan, better.row.scoreFrom)
  const saved: Range | null =
    then === null ? null : [now.interest[0] - then.interest[0], now.interest[1] - then.interest[1]]
  const isCar = kind === 'new-car' || kind === 'used-car'
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4 md:p-5">
        <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 md:grid-cols-3">
          <SelectBox<LoanKind>
            label={words.kind}
            value={kind}
            onChange={(next) => setKind(next || 'new-car')}
            options={loanKinds.map((one) => [one, words.kinds[one]] as const)}
          />
          <NumberField label={words.amount} value={amount} onChange={(next) => setAmount(next ?? 0)} />
          <NumberField
            label={words.years}
            kind="plain"
            min={1}
            max={30}
            value={years}
            onChange={(next) => setYears(next ?? 1)}
          />
        </div>
        <div className="mt-4" aria-live="polite">
          <StackTable title={words.title} columns={words.columns} rows={rows} />
          <p className="mt-3 max-w-[68ch]">
            {better === null || saved === null
              ? words.best
              : words.next({
                  points: better.points,
                  from: better.row.scoreFrom,
                  saved: [Math.min(...saved), Math.max(...saved)],
                })}
          </p>
        </div>
        <p className="mt-2 max-w-[68ch] text-ink-2 text-sm">
          {isCar ? words.cars : words.ours} {words.mortgage}{' '}
          <a href={EXPLORE} rel="noopener">
            {words.mortgageLink}
          </a>
        </p>
        {isCar ? (
          <p className="mt-2">
            <Link
              to={calculatorLink('auto-loan', {
                price: amount,
                condition: kind === 'new-car' ? 'new' : 'used',
                down: 0,
                rate: now.row.rates[0] * 100,
                term: loan.months,
              })}
            >
              {words.open}
            </Link>
          </p>
        ) : null}
      </div>
    </Part>
  )
}

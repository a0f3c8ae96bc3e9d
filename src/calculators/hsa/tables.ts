import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type HsaContext, monthsIn, rulesIn } from './context.ts'
import { coverNames, tableWords as words } from './words/explain.en.ts'

function months(context: HsaContext): KeyedTable {
  const { result, law, say } = context
  const rows = monthsIn(context)
  const isCouple = result.people.spouse !== null
  const {
    byMonth: { total },
    lastMonthAdds: adds,
  } = result.limit
  const { month, yours, spouse, base, catchUp, medicare } = words.months
  return {
    key: 'months',
    title: words.months.title(law.tax),
    lead: adds > 0.5 ? words.months.adds({ total, adds }, say) : words.months.lead,
    columns: [
      { key: 'month', label: month, unit: 'date' },
      { key: 'you', label: yours, unit: 'text' },
      ...(isCouple ? [{ key: 'spouse', label: spouse, unit: 'text' as const }] : []),
      { key: 'limit', label: base, unit: 'cents' },
      { key: 'catchUp', label: catchUp, unit: 'cents' },
    ],
    rows: rows.map((one) => [
      say.month(one.month),
      one.medicare ? medicare : coverNames[one.you],
      ...(isCouple ? [coverNames[one.spouse ?? 'none']] : []),
      roundToCent(one.base),
      roundToCent(one.catchUp),
    ]),
  }
}

function years({ result, inputs }: HsaContext): KeyedTable {
  const rows = result.path.filter((one) => one.month % 12 === 0)
  return tableOf(
    'years',
    words.years,
    rows,
    {
      year: ['date', ({ month }) => String(yearOf(addMonths(result.today, month)))],
      keep: ['money', (one) => roundToCent(one.keepAccount)],
      receipts: ['money', (one) => roundToCent(one.keepReceipts)],
      spend: ['money', (one) => roundToCent(one.spendAccount)],
      outside: ['money', (one) => roundToCent(one.spendOutside)],
      today: ['money', (one) => roundToCent(one.keepAccount / (1 + inputs.inflation / 100) ** (one.month / 12))],
    },
    { folded: true },
  )
}

/** The year's figures a plan and an account are held to. */
function yearFigures(context: HsaContext): KeyedTable {
  const { tax, limits, plan } = rulesIn(context)
  const { title, columns, limit, catchUp, deductible, outOfPocket } = words.figures
  const rows = [
    ['limit', limit, limits.self, limits.family],
    ['catchUp', catchUp, limits.catchUp, limits.catchUp],
    ['deductible', deductible, plan.minimumDeductibleSelf, plan.minimumDeductibleFamily],
    ['outOfPocket', outOfPocket, plan.outOfPocketSelf, plan.outOfPocketFamily],
  ] as const
  return tableOf(
    'figures',
    { title: title(tax), columns },
    rows,
    {
      what: ['text', ([, name]) => name],
      self: ['money', ([, , self]) => self],
      family: ['money', ([, , , family]) => family],
    },
    { folded: true, line: ([key]) => key },
  )
}

export const tables = [months, years, yearFigures]

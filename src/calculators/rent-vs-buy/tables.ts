import type { OwnerYear } from '#engine/housing/owner-years.ts'
import type { RaceYear } from '#engine/housing/rent-or-own.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { recordOf } from './history.ts'
import { ledger } from './ledger.ts'
import { tableWords } from './words/explain.en.ts'
import { yearSum } from './year-sum.ts'

interface YearRow {
  /** 1 for the first. */
  readonly number: number
  readonly own: OwnerYear | undefined
  readonly race: RaceYear
}
const yearRows = ({ result: { owner, race } }: ComparedContext): readonly YearRow[] =>
  race.map((year, k) => ({ number: k + 1, own: owner.years[k], race: year }))

const costsByYear = (context: ComparedContext): KeyedTable => {
  const { monthly } = context.result.owner
  return tableOf('costsByYear', tableWords.costsByYear, yearRows(context), {
    year: ['count', ({ number }) => number],
    interest: ['money', ({ own }) => own?.interest ?? 0],
    principal: ['money', ({ own }) => own?.principal ?? 0],
    pmi: ['money', ({ own }) => own?.mortgageInsurance ?? 0],
    propertyTax: ['money', ({ own }) => own?.propertyTax ?? 0],
    insurance: ['money', ({ own }) => own?.insurance ?? 0],
    dues: ['money', ({ own }) => (own ? own.dues + own.other : 0)],
    upkeep: ['money', ({ own }) => own?.upkeep ?? 0],
    rentIn: ['money', ({ own }) => own?.rentIn ?? 0],
    incomeTax: ['money', ({ own }) => own?.taxChange ?? 0],
    own: ['money', ({ number }) => yearSum(monthly, number - 1)],
    rent: ['money', ({ race }) => race.rent + race.rentersInsurance],
  })
}

const wealthByYear = (context: ComparedContext): KeyedTable =>
  tableOf('wealthByYear', tableWords.wealthByYear, yearRows(context), {
    year: ['count', ({ number }) => number],
    homeValue: ['money', ({ own }) => own?.homeValue ?? 0],
    balance: ['money', ({ own }) => own?.balance ?? 0],
    buyerAdds: ['money', ({ race }) => race.owner.added],
    buyerHas: ['money', ({ race }) => race.owner.value],
    renterAdds: ['money', ({ race }) => race.renter.added],
    renterHas: ['money', ({ race }) => race.renter.value],
    buyer: ['money', ({ race }) => race.end?.owner ?? 0],
    renter: ['money', ({ race }) => race.end?.renter ?? 0],
  })

function byStart(context: ComparedContext): KeyedTable | null {
  const record = recordOf(context)
  if (record === null) return null
  return tableOf(
    'byStart',
    tableWords.byStart,
    record.starts,
    {
      from: ['date', ({ year }) => String(year)],
      homes: ['percent', ({ homes }) => homes * 100],
      investments: ['percent', ({ investments }) => investments * 100],
      ahead: ['money', ({ ahead }) => ahead.at(-1) ?? 0],
    },
    { folded: true },
  )
}

function byMonth({ result: { owner, race, loan }, inputs }: ComparedContext): KeyedTable {
  const months = Array.from({ length: inputs.years * 12 }, (_, month) => {
    const year = race[Math.floor(month / 12)]
    return {
      number: month + 1,
      loan: loan.monthly[month] ?? 0,
      own: owner.monthly[month] ?? 0,
      rent: ((year?.rent ?? 0) + (year?.rentersInsurance ?? 0)) / 12,
    }
  })
  return tableOf(
    'byMonth',
    tableWords.byMonth,
    months,
    {
      month: ['count', ({ number }) => number],
      loan: ['cents', (row) => row.loan],
      own: ['cents', ({ own }) => own],
      rent: ['cents', ({ rent }) => rent],
      more: ['cents', ({ own, rent }) => own - rent],
    },
    { folded: true },
  )
}

export const tables = [ledger, costsByYear, wealthByYear, byStart, byMonth].map((make) =>
  ofCompared<KeyedTable | null>(make),
)

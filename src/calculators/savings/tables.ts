import { roundToCent } from '#engine/money.ts'
import { balancesOf, depositFor, type MonthEnd, reachOf, yieldAfterTax } from '#engine/saving/deposit-plan.ts'
import { bestSavings, bigBankSavings, highYieldSavings, savingsNational } from '#facts/lending/rates.ts'
import { asOfMonth, asOfText } from '../kit/as-of.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { goalAt, inToday, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'
import { bucketName } from './words.ts'

const whenText = (result: Result, month: number | null): string =>
  month === null ? 'not within 100 years' : month === 0 ? 'today' : monthText(monthAfter(result, month), true)

function bucketTable(result: Result, inputs: SavingsInputs): Table | null {
  const both = result.buckets
  if (!both) return null
  const [inOrder, sideBySide] = inputs.order === 'in-order' ? [both.own, both.other] : [both.other, both.own]
  return {
    key: 'buckets',
    title: 'Your goals, two ways of filling them',
    lead: 'The same money each time. “Alone” is the deposit that would fill the goal by its date without help from the others.',
    columns: [
      { label: 'Goal', unit: 'text' },
      { label: 'Amount', unit: 'money' },
      { label: 'Saved', unit: 'money' },
      { label: 'Full, side by side', unit: 'text' },
      { label: 'Full, one after another', unit: 'text' },
      { label: 'Wanted in', unit: 'text' },
      { label: 'Alone it takes', unit: 'cents' },
    ],
    rows: inputs.buckets.map((bucket, i) => {
      const needed =
        bucket.by === null
          ? null
          : depositFor(
              { ...result.plan, saved: bucket.saved },
              bucket.goal * (inputs.keepsValue ? (1 + inputs.inflation / 100) ** (bucket.by / 12) : 1),
              bucket.by,
            )
      return [
        bucketName(bucket.name, i),
        roundToCent(bucket.goal),
        roundToCent(bucket.saved),
        whenText(result, sideBySide.months[i] ?? null),
        whenText(result, inOrder.months[i] ?? null),
        bucket.by === null ? '' : monthText(monthAfter(result, bucket.by), true),
        needed === null ? null : roundToCent(needed),
      ]
    }),
  }
}

/** What published rates would do with the same deposits. */
function rates(result: Result, inputs: SavingsInputs): Table | null {
  const end = result.end
  if (end === 0) return null
  const list: readonly (readonly [string, number])[] = [
    ['Yours', result.apy],
    ['The other bank', inputs.compareRate / 100],
    [`Big banks, ${asOfText(bigBankSavings)}`, bigBankSavings.value],
    [`US average, ${asOfMonth(savingsNational)} (FDIC)`, savingsNational.value],
    [`Typical online account, ${asOfText(highYieldSavings)}`, highYieldSavings.value],
    [`Best published, early ${asOfMonth(bestSavings)}`, bestSavings.value.high],
  ]
  const isDate = inputs.ask === 'date'
  return {
    key: 'rates',
    title: 'The same deposits at other rates',
    lead: `After the same share of tax, ${result.month === null ? 'after 100 years' : `until ${monthText(monthAfter(result, end))}`}. Published rates with their dates; none is today’s.`,
    columns: [
      { label: 'Account', unit: 'text' },
      { label: 'APY', unit: 'percent' },
      { label: 'After tax', unit: 'percent' },
      { label: 'Interest after tax', unit: 'money' },
      { label: 'Balance', unit: 'money' },
      ...(isDate ? [{ label: 'Goal reached', unit: 'text' } as const] : []),
    ],
    rows: list.map(([label, apy]) => {
      const plan = { ...result.plan, annualYield: yieldAfterTax(apy, result.tax.share) }
      const last = balancesOf(plan, end).at(-1)
      const reach = isDate ? reachOf(plan, goalAt(inputs)) : null
      return [
        label,
        roundToCent(apy * 100),
        roundToCent(plan.annualYield * 100),
        roundToCent((last?.balance ?? 0) - (last?.paidIn ?? 0)),
        roundToCent(last?.balance ?? 0),
        ...(isDate ? [whenText(result, reach?.outcome === 'reached' ? reach.month : null)] : []),
      ]
    }),
  }
}

function yearly(result: Result, inputs: SavingsInputs): Table {
  const end = result.month === null ? 360 : Math.max(12, result.month)
  const ends = balancesOf(result.plan, end)
  const at = (month: number): MonthEnd => ends[month] ?? { balance: 0, paidIn: 0 }
  const keep = 1 - result.tax.share
  const rows: (string | number)[][] = []
  for (let from = 0; from < end; from += 12) {
    const to = Math.min(end, from + 12)
    const added = at(to).paidIn - at(from).paidIn
    const interest = at(to).balance - at(from).balance - added
    rows.push([
      monthText(monthAfter(result, to), true),
      roundToCent(added),
      roundToCent(interest),
      roundToCent(keep > 0 ? interest / keep - interest : 0),
      roundToCent(at(to).balance),
      roundToCent(inToday(at(to).balance, inputs.inflation, to)),
    ])
  }
  return {
    key: 'yearly',
    title: result.month === null ? 'Year by year, the first 30 years' : 'Year by year',
    columns: [
      { label: 'By', unit: 'text' },
      { label: 'You add', unit: 'money' },
      { label: 'Interest after tax', unit: 'money' },
      { label: 'Tax on interest', unit: 'money' },
      { label: 'Balance', unit: 'money' },
      { label: 'In today’s dollars', unit: 'money' },
    ],
    rows,
    folded: rows.length > 12,
  }
}

function monthly(result: Result, inputs: SavingsInputs): Table | null {
  const end = result.month
  if (end === null || end === 0 || end > 360) return null
  const ends = balancesOf(result.plan, end)
  return {
    key: 'monthly',
    title: 'Month by month',
    columns: [
      { label: 'End of', unit: 'text' },
      { label: 'You add', unit: 'cents' },
      { label: 'Interest after tax', unit: 'cents' },
      { label: 'Balance', unit: 'cents' },
      { label: 'In today’s dollars', unit: 'cents' },
    ],
    rows: ends.slice(1).map(({ balance, paidIn }, i) => {
      const before = ends[i] ?? { balance: 0, paidIn: 0 }
      const added = paidIn - before.paidIn
      return [
        monthText(monthAfter(result, i + 1), true),
        roundToCent(added),
        roundToCent(balance - before.balance - added),
        roundToCent(balance),
        roundToCent(inToday(balance, inputs.inflation, i + 1)),
      ]
    }),
    folded: true,
  }
}

export const tablesOf = (result: Result, inputs: SavingsInputs): readonly Table[] =>
  [bucketTable(result, inputs), rates(result, inputs), yearly(result, inputs), monthly(result, inputs)].filter(
    (table) => table !== null,
  )

import { roundToCent } from '#engine/money.ts'
import { allDeductions, cafeteriaOf } from '#engine/withholding/pay-deductions.ts'
import { type Paycheck, paycheck } from '#engine/withholding/paycheck.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { Side } from './compute.ts'
import { checkWithoutBonus, leftOf, type PayContext, programTotal, settledAtFiling, takeHomeOf } from './context.ts'
import { employerTable } from './employer-table.ts'
import { stubTable } from './stub.ts'
import {
  bonusTable as bonusWords,
  filedTable as filedWords,
  offerTable as offerWords,
  yearTable as yearWords,
} from './words/explain.en.ts'

const insuranceOf = ({ insurance }: Paycheck): number =>
  insurance.socialSecurity + insurance.medicare + insurance.additionalMedicare
const stateOf = ({ state, programs }: Paycheck): number =>
  state.regular + state.bonus + state.local + programTotal(programs)

/** Every paycheck of the year, folded; a table of equal lines says nothing. */
function yearTable({ result: { own, offer } }: PayContext): KeyedTable | null {
  const { checks } = own.year
  const nets = checks.map(({ net }) => net)
  if (offer || checks.length > 60 || Math.max(...nets) - Math.min(...nets) < 0.02) return null
  const rows = checks.map((check, at) => ({ check, number: at + 1 }))
  return tableOf(
    'checks',
    yearWords,
    rows,
    {
      number: ['count', ({ number }) => number],
      gross: ['cents', ({ check }) => check.gross],
      federal: ['cents', ({ check }) => check.worksheet.withheld + check.federalOnBonus],
      socialSecurity: ['cents', ({ check }) => check.insurance.socialSecurity],
      medicare: ['cents', ({ check }) => roundToCent(check.insurance.medicare + check.insurance.additionalMedicare)],
      state: ['cents', ({ check }) => roundToCent(stateOf(check))],
      deductions: ['cents', ({ check }) => roundToCent(allDeductions(check.deductions) + check.pay.cashTips)],
      net: ['cents', ({ check }) => check.net],
    },
    { folded: true },
  )
}

/** What is withheld in the year beside what the returns will ask. */
function filedTable({ result: { own, offer } }: PayContext): KeyedTable | null {
  if (offer || own.job.terms.w4.nonresidentAlien) return null
  const { filed, year } = own
  const { payments, taxAfterCredits, refund } = filed.taxes.federal
  const { household, taxes, stateRefund } = filed
  const others = household.people.some(({ pay }, at) => (at === 0 ? pay > year.gross + 0.005 : pay > 0))
  type Row = {
    readonly key: string
    readonly line: string
    readonly amount: number
    readonly kind?: 'subtotal' | 'total'
  }
  const rows: Row[] = [
    { key: 'tax', line: filedWords.tax, amount: taxAfterCredits },
    { key: 'withheld', line: filedWords.withheld, amount: payments.withheld },
  ]
  if (payments.additionalMedicareWithheld >= 0.005)
    rows.push({ key: 'medicare', line: filedWords.medicare, amount: payments.additionalMedicareWithheld })
  if (payments.excessSocialSecurity >= 0.005)
    rows.push({ key: 'excess', line: filedWords.excess, amount: payments.excessSocialSecurity })
  const hasState = stateRefund !== null && taxes.stateAndLocalTax + year.stateWithheld + year.localWithheld >= 0.005
  rows.push({ key: 'refund', line: filedWords.refund, amount: refund, kind: hasState ? 'subtotal' : 'total' })
  if (hasState) {
    rows.push({ key: 'state', line: filedWords.state, amount: taxes.stateAndLocalTax })
    rows.push({ key: 'stateWithheld', line: filedWords.stateWithheld, amount: year.stateWithheld + year.localWithheld })
    rows.push({ key: 'stateRefund', line: filedWords.stateRefund, amount: stateRefund, kind: 'total' })
  }
  return tableOf(
    'filed',
    { title: filedWords.title, lead: others ? filedWords.leadMore : filedWords.lead, columns: filedWords.columns },
    rows,
    { line: ['text', (row) => row.line], amount: ['cents', (row) => roundToCent(row.amount)] },
    {
      line: ({ key }) => key,
      look: 'ledger',
      emphasis: Object.fromEntries(rows.flatMap(({ kind }, at) => (kind ? [[at, kind] as const] : []))),
    },
  )
}

const federalOf = ({ worksheet, federalOnBonus }: Paycheck): number => worksheet.withheld + federalOnBonus
const planIn = ({ deductions }: Paycheck): number => deductions.plan + deductions.rothPlan
/** The bonus by itself: this paycheck less the same one without it, under each method. */
function bonusTable({ inputs, result: { own, offer } }: PayContext): KeyedTable | null {
  if (offer || inputs.bonus <= 0) return null
  const { job, before, fromBonus } = own
  const without = checkWithoutBonus(own)
  const by = (bonusMethod: 'flat' | 'aggregate') =>
    paycheck(job.pay, own.check.deductions, fromBonus, before, { ...job.terms, bonusMethod })
  const [flat, aggregate] = [by('flat'), by('aggregate')]
  const rows: readonly (readonly [string, string, (check: Paycheck) => number])[] = [
    ['bonus', bonusWords.bonus, ({ pay }) => pay.bonus],
    ['federal', bonusWords.federal, (check) => federalOf(without) - federalOf(check)],
    ['insurance', bonusWords.insurance, (check) => insuranceOf(without) - insuranceOf(check)],
    ['state', bonusWords.state, (check) => stateOf(without) - stateOf(check)],
    ['plan', bonusWords.plan, (check) => planIn(without) - planIn(check)],
    ['net', bonusWords.net, (check) => check.net - without.net],
  ]
  const shown = rows.filter(
    ([, , of], at) =>
      at === 0 || at === rows.length - 1 || Math.abs(of(flat)) >= 0.005 || Math.abs(of(aggregate)) >= 0.005,
  )
  return tableOf(
    'bonus',
    bonusWords,
    shown,
    {
      line: ['text', ([, label]) => label],
      flat: ['cents', ([, , of]) => roundToCent(of(flat))],
      aggregate: ['cents', ([, , of]) => roundToCent(of(aggregate))],
    },
    { line: ([key]) => key, look: 'ledger', emphasis: { [shown.length - 1]: 'total' } },
  )
}

const planOf = ({ year }: Side): number => year.deductions.plan + year.deductions.rothPlan
const stateYear = ({ year }: Side): number => year.stateWithheld + year.localWithheld + programTotal(year.programs)
const offerLines: readonly (readonly [string, string, (side: Side) => number, ('subtotal' | 'total')?])[] = [
  ['check', offerWords.check, ({ check }) => check.net],
  ['gross', offerWords.gross, ({ year }) => year.gross],
  ['federal', offerWords.federal, ({ year }) => -year.federalWithheld],
  ['insurance', offerWords.insurance, ({ year }) => -(year.socialSecurity + year.medicare + year.additionalMedicare)],
  ['state', offerWords.state, (side) => -stateYear(side)],
  ['deductions', offerWords.deductions, ({ year }) => -(cafeteriaOf(year.deductions) + year.deductions.afterTax)],
  ['plan', offerWords.plan, (side) => -planOf(side)],
  ['takeHome', offerWords.takeHome, takeHomeOf, 'subtotal'],
  ['filing', offerWords.filing, settledAtFiling],
  ['left', offerWords.left, leftOf, 'subtotal'],
  ['planBack', offerWords.plan, planOf],
  ['match', offerWords.match, ({ match }) => match],
  ['worth', offerWords.worth, (side) => leftOf(side) + planOf(side) + side.match, 'total'],
]

function offerTable({ result: { own, offer } }: PayContext): KeyedTable | null {
  if (!offer) return null
  const hasPlan = [own, offer].some((side) => planOf(side) + side.match > 0)
  const rows = offerLines
    .map(([key, label, of, kind]) => {
      const [mine, theirs] = [roundToCent(of(own)), roundToCent(of(offer))]
      return { key, label, mine, theirs, difference: roundToCent(theirs - mine), kind }
    })
    // Lines of nothing say nothing; without a plan the last sum is the one before it.
    .filter(({ mine, theirs, kind }) => (kind === 'total' ? hasPlan : kind !== undefined || mine !== 0 || theirs !== 0))
  return tableOf(
    'offers',
    offerWords,
    rows,
    {
      line: ['text', (row) => row.label],
      mine: ['cents', (row) => row.mine],
      theirs: ['cents', (row) => row.theirs],
      difference: ['cents', (row) => row.difference],
    },
    {
      line: ({ key }) => key,
      look: 'ledger',
      emphasis: Object.fromEntries(rows.flatMap(({ kind }, at) => (kind ? [[at, kind] as const] : []))),
    },
  )
}

export const tables = [stubTable, offerTable, filedTable, bonusTable, employerTable, yearTable]

import type { IsoDate } from '#engine/month.ts'
import { returnLines } from '#engine/tax/explain-return.ts'
import type { Env } from '../kit/field.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import type { Answer, Finding, Presentation, Split, Table } from '../kit/presentation.ts'
import { type Apart, apartOf } from './apart.ts'
import { bracketFill } from './bracket-fill.ts'
import { keptOf, type TaxResult } from './compute.ts'
import { fields, type TaxInputs } from './fields.ts'
import { hasPaid } from './figures.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { lacksPlace, localityKey } from './locality-fields.ts'
import { kinksTable, nextChart, nextOf } from './next-chart.ts'
import { harborFinding, paymentsTable } from './paid.ts'
import { sourcesOf } from './sources.ts'
import { trustTable } from './state-trust.ts'
import { costTable, ledger, payrollTable, sideBySide, yearsTable } from './tables.ts'
import { incomeTaxes, stateLawOf } from './taxes.ts'
import { waterfall } from './waterfall.ts'
import { nextName, stateName } from './words.ts'
import { workingsOf } from './workings.ts'

/** "$7,670", or what comes back when credits are more than the tax. */
function headline(result: TaxResult, { facts }: Law): string {
  const { taxes, household, income } = result
  const { federalTax, stateTax, state } = taxes
  const name = stateName(household.state)
  const year = `for ${facts.year}`
  const whole = incomeTaxes(taxes)
  const share = income > 0 && whole >= 0.5 ? `: **${percentText((whole / income) * 100, 1)}** of your income` : ''
  if (federalTax < -0.5 && stateTax < 0.5) {
    const fromState = stateTax < -0.5 ? ` and **${dollars(-stateTax)}** from ${name}` : ''
    return `Credits would pay you about **${dollars(-federalTax)}** from the federal government${fromState} ${year}, beyond any tax withheld.`
  }
  if (federalTax < -0.5)
    return `Credits would pay you about **${dollars(-federalTax)}** federal, and you would owe about **${dollars(stateTax)}** in ${name} tax ${year}.`
  const and =
    state === null
      ? ''
      : stateTax < -0.5
        ? `, while ${name} pays you **${dollars(-stateTax)}**,`
        : ` and **${dollars(stateTax)}** ${name} tax`
  return `You’d owe about **${dollars(federalTax)}** federal${state === null ? ' tax' : ''}${and} ${year}${share}.`
}

function nextSentence({ next, nextKind, taxes }: TaxResult): string {
  const parts = [
    `${dollars(next.federal)} federal`,
    ...(taxes.state ? [`${dollars(next.state)} state`] : []),
    ...(Math.abs(next.payroll) >= 0.5 ? [`${dollars(next.payroll)} payroll`] : []),
  ]
  const of = nextName[nextKind]
  return next.total >= 0
    ? `Your next $1,000 of ${of} costs **${dollars(next.total)}**: ${listText(parts)}.`
    : `Your next $1,000 of ${of} lowers your taxes by **${dollars(-next.total)}** in all: ${listText(parts)}.`
}

function refundSentence(result: TaxResult): string {
  const { taxes, household } = result
  const sentences: string[] = []
  if (hasPaid(result)) {
    const { refund } = taxes.federal
    sentences.push(
      refund >= 0 ? `Federal refund: **${dollars(refund)}**.` : `Federal balance to pay: **${dollars(-refund)}**.`,
    )
  }
  if (taxes.state && household.stateWithheld > 0) {
    const { refund } = taxes.state
    sentences.push(
      refund >= 0 ? `State refund: **${dollars(refund)}**.` : `State balance to pay: **${dollars(-refund)}**.`,
    )
  }
  return sentences.join(' ')
}

/** Where the income goes. Only while every part is there and nothing is negative. */
function splitOf(result: TaxResult): Split | undefined {
  const { taxes } = result
  const kept = keptOf(result)
  if (result.income <= 0 || taxes.federalTax < 0 || taxes.stateTax < 0 || kept < 0) return undefined
  const parts: Split['parts'] = [
    { label: 'Federal tax', value: taxes.federalTax, color: 'tax' },
    { label: 'State and local tax', value: taxes.stateTax, color: 'other' },
    { label: 'Payroll tax', value: taxes.payrollTax, color: 'interest' },
    { label: 'Yours', value: kept, color: 'growth' },
  ]
  return { label: 'All income', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

export function answer(result: TaxResult, inputs: TaxInputs, law: Law): Answer {
  const split = splitOf(result)
  const noState =
    inputs.state === 'US'
      ? 'Choose your state to add its tax.'
      : lacksPlace(inputs.state, inputs[localityKey(inputs.state)])
        ? '**Choose your county:** everyone there pays a county income tax too, and it is not in here yet.'
        : ''
  return {
    headline: headline(result, law),
    more: [refundSentence(result), nextSentence(result), noState].filter((text) => text !== '').join(' '),
    ...(split ? { split } : {}),
    keyFigures: hasPaid(result)
      ? ['federalRefund', 'effectiveRate', 'marginalRate', 'taxableIncome']
      : ['effectiveRate', 'marginalRate', 'bracketRate', 'taxableIncome'],
  }
}

function apartTable(result: TaxResult, apart: Apart | null): Table | null {
  if (apart === null) return null
  return sideBySide(
    'apart',
    'Together, apart, or unmarried',
    'Two returns: each keeps their own pay, business, pensions and plans; shared items are halved; children, care and college go with the higher income. Apart means married and living together; unmarried means single, or head of household with the children. The difference is apart or unmarried less together.',
    [
      { label: 'Together', taxes: [result.taxes] },
      { label: 'Apart', taxes: apart.separate },
      { label: 'Unmarried', taxes: apart.unmarried },
    ],
  )
}

const changeText = ({ whatIfLine, whatIfChange: by }: TaxInputs): string => {
  const label = fields.whatIfLine.options.find(({ value }) => value === whatIfLine)?.label ?? ''
  return `${label} ${by < 0 ? '−' : '+'}${dollars(Math.abs(by))}`
}

function whatIfFinding({ whatIf, taxes }: TaxResult, inputs: TaxInputs): Finding | null {
  if (whatIf === null) return null
  const each = [
    `${dollars(whatIf.federal)} federal`,
    ...(taxes.state ? [`${dollars(whatIf.state)} state`] : []),
    `${dollars(whatIf.payroll)} payroll`,
  ]
  const short = Math.abs(inputs.whatIfChange - whatIf.movedBy) >= 1
  const reach = short ? ` (only ${dollars(Math.abs(whatIf.movedBy))} of it counts)` : ''
  const same = [whatIf.federal, whatIf.state, whatIf.payroll].every((one) => Math.abs(one) < 0.5)
  return {
    tone: same ? 'note' : whatIf.total <= 0 ? 'good' : 'watch',
    text: same
      ? `**${changeText(inputs)}**${reach} would leave all your taxes as they are.`
      : `**${changeText(inputs)}**${reach} would ${whatIf.total <= 0 ? 'lower' : 'raise'} all taxes by **${dollars(Math.abs(whatIf.total))}**: ${listText(each)}.`,
  }
}

function whatIfTable(result: TaxResult, inputs: TaxInputs): Table | null {
  if (result.whatIf === null) return null
  return costTable(
    'whatIf',
    `What if: ${changeText(inputs)}`,
    'What the change does to each tax. Negative saves.',
    result.whatIf,
  )
}

export function present(result: TaxResult, inputs: TaxInputs, law: Law, env: Env): Presentation {
  const { household, taxes } = result
  const next = nextOf(result, law)
  const apart = apartOf(household, law.facts, result.rounding)
  const state = stateLawOf(household.state)
  const harbor = harborFinding(result)
  const tables: readonly (Table | null)[] = [
    whatIfTable(result, inputs),
    kinksTable(result, next),
    ledger(
      'federalReturn',
      `Federal return, line by line`,
      'Amounts that lower income or tax are negative.',
      returnLines(household, taxes.federal, law.facts),
    ),
    taxes.state && state
      ? ledger(
          'stateReturn',
          `${state.facts.name} return, line by line`,
          'Local income tax and what the state takes from pay stand at the end.',
          state.linesOf(taxes.state),
        )
      : null,
    state ? trustTable(state, law.facts.year) : null,
    payrollTable(result),
    yearsTable(result, law, inputs),
    apartTable(result, apart),
    paymentsTable(result, law, env.today as IsoDate),
  ]
  const findings = findingsOf(result, law, next.kinks, apart)
  return {
    ...answer(result, inputs, law),
    charts: [waterfall(result), bracketFill(result, law), nextChart(result, next)],
    findings: [whatIfFinding(result, inputs), harbor, ...findings].filter((finding) => finding !== null),
    tables: tables.filter((table) => table !== null),
    workings: workingsOf(result, law),
    sources: sourcesOf(result, law),
  }
}

import { dollarsAndCents as money, monthsText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Growth } from './compute.ts'
import type { CompoundInputs } from './fields.ts'
import { compoundingName, periodName } from './words.ts'

/** "1 + 0.07", "1 − 0.05". */
const onePlus = (rate: number, decimals: number): string =>
  `1 ${rate < 0 ? '−' : '+'} ${plain(Math.abs(rate), decimals)}`
/** "+ $12.00", "− $12.00". */
const added = (amount: number): string => `${amount < 0 ? '−' : '+'} ${money(Math.abs(amount))}`

/** Digits that let the printed rate, raised to thousands of periods, give the printed cents. */
const RATE_DIGITS = 14

/** Which of the two readings of a yearly rate is used, and what the other would have been. */
function rateWorking({ base }: Growth, inputs: CompoundInputs): Working {
  const { rate, rule, depositsPerYear: p, compoundsPerYear: m, effectiveAnnualRate } = base.periodRate
  const yearly = inputs.rate / 100
  const result = `= ${percentText(rate * 100, 6)} per ${periodName(inputs)}`
  const lines =
    inputs.rateKind === 'effective'
      ? [`i = (1 + r)^(1/${p}) − 1`, `= (${onePlus(yearly, 6)})^(1/${p}) − 1`, result]
      : rule === 'continuous'
        ? [`i = e^(r/${p}) − 1`, `= e^(${plain(yearly, 6)}/${p}) − 1`, result]
        : rule === 'same-beat'
          ? [`i = r ÷ ${p}`, `= ${plain(yearly, 6)} ÷ ${p}`, result]
          : [`i = (1 + r/${m})^(${m}/${p}) − 1`, `= (${onePlus(yearly, 6)}/${m})^(${m}/${p}) − 1`, result]
  const steps =
    inputs.rateKind === 'effective'
      ? [
          `You gave what a whole year brings (APY), so the rate per ${periodName(inputs)} is its root. It already holds all compounding; nothing is compounded twice.`,
          `Dividing by ${p} instead would give ${percentText((yearly / p) * 100, 6)}, which makes ${percentText(((1 + yearly / p) ** p - 1) * 100, 4)} a year: more than you entered when the rate is above zero.`,
        ]
      : [
          `You gave a nominal rate compounded ${compoundingName(inputs)}${m === null || m === 1 ? '' : ` (${m} times a year)`}. A year really brings ${percentText(effectiveAnnualRate * 100, 4)} (APY).`,
          'Deposits earn for the exact share of a year they are there, also inside a compounding period.',
        ]
  return { title: `The rate per ${periodName(inputs)}`, lines, steps }
}

/** The closed form, where one holds: the same deposit each time, whole periods, no tax on the way. */
function closedForm(growth: Growth, inputs: CompoundInputs): Working | null {
  const { base, netAnnualRate } = growth
  const p = base.periodRate.depositsPerYear
  const periods = (inputs.years * p) / 12
  if (!Number.isInteger(periods) || inputs.depositGrowth !== 0 || inputs.tax === 'each-year') return null
  const i = Math.expm1(Math.log1p(netAnnualRate) / p)
  const begin = inputs.timing === 'begin'
  const before = base.totals.balance + base.totals.tax
  const n = plain(periods, 0)
  const rate = plain(i, RATE_DIGITS)
  const grows = `(${onePlus(i, RATE_DIGITS)})`
  const lines =
    Math.abs(i) < 1e-12
      ? ['balance = P + D · n', `= ${plain(inputs.start)} + ${plain(inputs.deposit)} · ${n}`]
      : [
          `balance = P · (1 + i)^n + D · ((1 + i)^n − 1) ÷ i${begin ? ' · (1 + i)' : ''}`,
          `= ${plain(inputs.start)} · ${grows}^${n} + ${plain(inputs.deposit)} · (${grows}^${n} − 1) ÷ ${i < 0 ? `(${rate})` : rate}${begin ? ` · ${grows}` : ''}`,
        ]
  return {
    title: 'The balance at the end',
    lines: [...lines, `= ${money(before)}`],
    steps: [
      `P is the start, D each deposit, n = ${n} of them, at the ${begin ? 'beginning' : 'end'} of every ${periodName(inputs)}.`,
      ...(inputs.fee > 0
        ? [
            `i is after the fee: a year keeps (${onePlus(base.periodRate.effectiveAnnualRate, 6)}) · (1 − ${plain(inputs.fee / 100, 6)}) − 1 = ${percentText(netAnnualRate * 100, 4)}, and i = (${onePlus(netAnnualRate, 6)})^(1/${p}) − 1.`,
          ]
        : []),
      ...(inputs.tax === 'at-end'
        ? [
            `Tax at the end: ${percentText(inputs.taxRate)} of the growth = ${money(base.totals.tax)}, which leaves ${money(base.totals.balance)}.`,
          ]
        : []),
      'Nothing is rounded on the way; a bank rounds to the cent each time, so its figure can differ by a few cents.',
    ],
  }
}

function firstYear({ base }: Growth, inputs: CompoundInputs): Working | null {
  const row = base.rows[0]
  if (row === undefined) return null
  const taxed = inputs.tax === 'each-year' || (inputs.tax === 'at-end' && base.rows.length === 1)
  return {
    title: row.months === 12 ? 'The first year' : `The first ${monthsText(row.months)}`,
    lines: [
      `start + deposits + growth${inputs.fee > 0 ? ' − fees' : ''}${taxed ? ' − tax' : ''}`,
      `= ${money(inputs.start)} + ${money(row.deposits)} ${added(row.interest)}${inputs.fee > 0 ? ` − ${money(row.fees)}` : ''}${taxed ? ` − ${money(row.tax)}` : ''}`,
      `= ${money(row.balance)}`,
    ],
    ...(inputs.tax === 'each-year'
      ? {
          steps: [
            'Tax is taken from the balance at the end of each year, on growth less fees. A year of loss gives nothing back.',
          ],
        }
      : {}),
  }
}

function todaysDollars({ base }: Growth, inputs: CompoundInputs): Working {
  const years = inputs.years % 12 === 0 ? plain(inputs.years / 12) : `(${inputs.years}/12)`
  return {
    title: 'In today’s dollars',
    lines: [
      'today’s dollars = balance ÷ (1 + inflation)^years',
      `= ${plain(base.totals.balance)} ÷ (${onePlus(inputs.inflation / 100, 6)})^${years}`,
      `= ${money(base.totals.realBalance)}`,
    ],
  }
}

function doubling({ doublingYears, netAnnualRate }: Growth, inputs: CompoundInputs): Working | null {
  if (doublingYears === null) return null
  return {
    title: 'How long money takes to double',
    lines: [
      'years = ln 2 ÷ ln(1 + r)',
      `= ln 2 ÷ ln(${plain(1 + netAnnualRate, 10)})`,
      `= ${plain(doublingYears, 2)} years`,
    ],
    steps: [
      `The rule of 72 says about ${plain(72 / (netAnnualRate * 100), 1)}. It is a shortcut, close between 4% and 12%.`,
      ...(inputs.tax === 'none' ? [] : ['Before tax, which makes it longer.']),
    ],
  }
}

export const workingsOf = (growth: Growth, inputs: CompoundInputs): readonly Working[] =>
  [
    rateWorking(growth, inputs),
    closedForm(growth, inputs),
    firstYear(growth, inputs),
    todaysDollars(growth, inputs),
    doubling(growth, inputs),
  ].filter((working) => working !== null)

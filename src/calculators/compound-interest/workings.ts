import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { type GrowthContext, ofGrowth } from './context.ts'
import { compoundingNames, periodNames } from './words/periods.en.ts'
import { workingWords } from './words/workings.en.ts'

/** "1 + 0.07", "1 − 0.05". */
const onePlus = (rate: number, decimals: number, say: Say): string =>
  `1 ${rate < 0 ? '−' : '+'} ${say.number(Math.abs(rate), decimals)}`
/** "+ $12.00", "− $12.00". */
const added = (amount: number, say: Say): string => `${amount < 0 ? '−' : '+'} ${say.cents(Math.abs(amount))}`

/** Digits that let the printed rate, raised to thousands of periods, give the printed cents. */
const RATE_DIGITS = 14
const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)

/** Which of the two readings of a yearly rate is used, and what the other would have been. */
function rate({ inputs, result, say }: GrowthContext): Working {
  const words = workingWords.rate
  const {
    rate: perDeposit,
    rule,
    depositsPerYear: p,
    compoundsPerYear: m,
    effectiveAnnualRate,
  } = result.base.periodRate
  const yearly = inputs.rate / 100
  const period = periodNames[inputs.frequency]
  const divided = { by: p, rate: (yearly / p) * 100, year: ((1 + yearly / p) ** p - 1) * 100 }
  const plainRate = say.number(yearly, 6)
  const last = words.result({ rate: perDeposit * 100, period }, say)
  if (inputs.rateKind === 'effective')
    return {
      title: words.title({ period }),
      lines: [`i = (1 + r)^(1/${p}) − 1`, `= (${onePlus(yearly, 6, say)})^(1/${p}) − 1`, last],
      steps: [words.apy({ period }), words.divided(divided, say)],
    }
  const lines =
    rule === 'continuous'
      ? [`i = e^(r/${p}) − 1`, `= e^(${plainRate}/${p}) − 1`]
      : rule === 'same-beat'
        ? [`i = r ÷ ${p}`, `= ${plainRate} ÷ ${p}`]
        : [`i = (1 + r/${m})^(${m}/${p}) − 1`, `= (${onePlus(yearly, 6, say)}/${m})^(${m}/${p}) − 1`]
  const values = { how: compoundingNames[inputs.compounding], times: m ?? 0, apy: effectiveAnnualRate * 100 }
  return {
    title: words.title({ period }),
    lines: [...lines, last],
    steps: [(m === null || m === 1 ? words.nominal : words.nominalTimes)(values, say), words.exactTime],
  }
}

/** The closed form, where one holds: the same deposit each time, whole periods, no tax on the way. */
function closedForm({ inputs, result, say }: GrowthContext): Working | null {
  const words = workingWords.balance
  const { base, netAnnualRate } = result
  const p = base.periodRate.depositsPerYear
  const periods = (inputs.years * p) / 12
  if (!Number.isInteger(periods) || inputs.depositGrowth !== 0 || inputs.tax === 'each-year') return null
  const i = Math.expm1(Math.log1p(netAnnualRate) / p)
  const begin = inputs.timing === 'begin'
  const before = base.totals.balance + base.totals.tax
  const n = say.number(periods, 0)
  const printed = say.number(i, RATE_DIGITS)
  const grows = `(${onePlus(i, RATE_DIGITS, say)})`
  const [start, deposit] = [say.number(inputs.start), say.number(inputs.deposit)]
  const lines =
    Math.abs(i) < 1e-12
      ? ['balance = P + D · n', `= ${start} + ${deposit} · ${n}`]
      : [
          `balance = P · (1 + i)^n + D · ((1 + i)^n − 1) ÷ i${begin ? ' · (1 + i)' : ''}`,
          `= ${start} · ${grows}^${n} + ${deposit} · (${grows}^${n} − 1) ÷ ${i < 0 ? `(${printed})` : printed}${begin ? ` · ${grows}` : ''}`,
        ]
  const values = { n, period: periodNames[inputs.frequency] }
  const afterFee = {
    keeps: onePlus(base.periodRate.effectiveAnnualRate, 6, say),
    fee: say.number(inputs.fee / 100, 6),
    net: netAnnualRate * 100,
    root: onePlus(netAnnualRate, 6, say),
    p,
  }
  const taxed = { rate: inputs.taxRate, tax: base.totals.tax, left: base.totals.balance }
  return {
    title: words.title,
    lines: [...lines, `= ${say.cents(before)}`],
    steps: there([
      (begin ? words.lettersBegin : words.lettersEnd)(values),
      inputs.fee > 0 && words.afterFee(afterFee, say),
      inputs.tax === 'at-end' && words.taxed(taxed, say),
      words.rounding,
    ]),
  }
}

function firstYear({ inputs, result, say }: GrowthContext): Working | null {
  const { base } = result
  const row = base.rows[0]
  if (row === undefined) return null
  const words = workingWords.firstYear
  const hasFee = inputs.fee > 0
  const taxed = inputs.tax === 'each-year' || (inputs.tax === 'at-end' && base.rows.length === 1)
  return {
    title: row.months === 12 ? words.title : words.titleShort({ months: row.months }, say),
    lines: [
      [words.formula, hasFee && words.fees, taxed && words.tax].filter(Boolean).join(' − '),
      `= ${say.cents(inputs.start)} + ${say.cents(row.deposits)} ${added(row.interest, say)}${hasFee ? ` − ${say.cents(row.fees)}` : ''}${taxed ? ` − ${say.cents(row.tax)}` : ''}`,
      `= ${say.cents(row.balance)}`,
    ],
    ...(inputs.tax === 'each-year' ? { steps: [words.taxTaken] } : {}),
  }
}

function todaysDollars({ inputs, result, say }: GrowthContext): Working {
  const words = workingWords.today
  const years = inputs.years % 12 === 0 ? say.number(inputs.years / 12) : `(${inputs.years}/12)`
  const { balance, realBalance } = result.base.totals
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.number(balance)} ÷ (${onePlus(inputs.inflation / 100, 6, say)})^${years}`,
      `= ${say.cents(realBalance)}`,
    ],
  }
}

function doubling({ inputs, result, say }: GrowthContext): Working | null {
  const { doublingYears, netAnnualRate } = result
  if (doublingYears === null) return null
  const words = workingWords.doubling
  return {
    title: words.title,
    lines: [
      'years = ln 2 ÷ ln(1 + r)',
      `= ln 2 ÷ ln(${say.number(1 + netAnnualRate, 10)})`,
      words.result({ years: doublingYears }, say),
    ],
    steps: there([
      words.ruleOf72({ years: 72 / (netAnnualRate * 100) }, say),
      inputs.tax !== 'none' && words.beforeTax,
    ]),
  }
}

export const workings = [rate, closedForm, firstYear, todaysDollars, doubling].map((make) => ofGrowth(make))

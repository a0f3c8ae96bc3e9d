import type { Working } from '../kit/presentation.ts'
import { ofNeed, type WorkedContext } from './context.ts'
import { workingWords as words } from './words/workings.en.ts'

function need({ result: { you }, say }: WorkedContext): Working {
  const { need: found } = you
  return {
    title: words.need.title,
    lines: [
      words.need.formula,
      `${say.money(found.final + found.debts)} + ${say.money(found.payoff)} + ${say.money(found.fund)}`,
      `= ${say.money(found.total)}`,
    ],
    steps: [
      words.need.fund({ rate: you.rate * 100, years: found.years.length }, say),
      you.costs.savesExtra ? words.need.saved : words.need.spent,
      words.need.prices({ inflation: you.costs.inflation * 100 }, say),
      words.need.net({ net: 100 * ((1 + you.rate) / (1 + you.costs.inflation) - 1) }, say),
      words.need.support({ years: you.costs.supportYears }, say),
    ],
  }
}

function gap({ result: { you }, say }: WorkedContext): Working {
  return {
    title: words.gap.title,
    lines: [
      words.gap.formula,
      `${say.money(you.need.total)} − ${say.money(you.have)}`,
      `= ${say.money(you.need.total - you.have)}`,
    ],
    steps: [words.gap.have({ savings: you.have - you.coverage, coverage: you.coverage }, say), words.gap.size],
  }
}

function social({ inputs, result: { you }, say }: WorkedContext): Working | null {
  if (!inputs.benefits) return null
  const { record, months } = you.social
  const [first] = months
  return {
    title: words.social.title,
    lines: [
      words.social.formula,
      `${say.cents(record.pia)} × 75% = ${say.cents(Math.floor(record.pia * 7.5 + 1e-6) / 10)}`,
      words.social.maximum({ maximum: record.maximum }, say),
      words.social.first({ children: first?.children ?? 0, spouse: first?.spouse ?? 0 }, say),
    ],
    steps: [
      inputs.statement === null
        ? words.social.fromPay({ pay: inputs.pay, age: inputs.startAge }, say)
        : words.social.told,
      words.social.ages,
      words.social.work,
      words.social.widow,
      words.social.today,
    ],
  }
}

export const workings = [ofNeed(need), ofNeed(gap), ofNeed(social)]

/** How exact amounts, rates and lengths of time are said here: notes between two people are settled to the cent. */
import type { Say } from '../kit/say.ts'
import type { SolvedContext } from './context.ts'
import { timeWords } from './words/time.en.ts'

/** Whole dollars when there are no cents to tell: "$2,100", "$147.95". */
export const exact = (value: number, say: Say): string =>
  Number.isInteger(value) || Math.abs(value) >= 1e9 ? say.money(value) : say.cents(value)

export const rateText = (annualRate: number, say: Say): string =>
  say.percent(annualRate * 100, annualRate < 0.001 ? 4 : 2)

/** Years in whole months where they are made of them, else days up to two years. */
function yearsText(years: number, say: Say): string {
  const months = years * 12
  const isWhole = months >= 1 && Math.abs(months - Math.round(months)) < 0.01
  return isWhole || months >= 24 ? say.months(months) : timeWords.days({ days: Math.ceil(years * 365 - 1e-6) }, say)
}

/** The time found: its own days where there are any. */
export function timeText({ result: { years, days }, say }: SolvedContext): string {
  const months = years * 12
  const isMonths = months >= 24 || (months >= 1 && Math.abs(months - Math.round(months)) < 0.01)
  return days !== null && years < 2 && !isMonths ? timeWords.days({ days }, say) : yearsText(years, say)
}

/** "over 3 years", "over 90 days", "from Jan 15, 2027 to Jul 15, 2027"; the time found when it was the unknown. */
export function overText(context: SolvedContext): string {
  const { inputs, say } = context
  if (inputs.find === 'time') return timeWords.over({ time: timeText(context) })
  if (inputs.span === 'term') return timeWords.over({ time: say.months(inputs.term) })
  if (inputs.span === 'days') return timeWords.over({ time: timeWords.days({ days: inputs.days }, say) })
  return timeWords.between({ from: inputs.from, to: inputs.to }, say)
}

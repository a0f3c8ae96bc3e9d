/** What the risk check says of a result. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import type { Cap, Level, RiskResult } from '#engine/planning/risk/score.ts'

const whole = (share: number) => percentText(Math.round(share * 100), 0)
export const rangeText = ({ low, high }: Pick<RiskResult, 'low' | 'high'>): string => `${whole(low)} to ${whole(high)}`

/** A loss in dollars with its minus, or a gain with its plus. */
export const change = (amount: number): string => (amount >= 0 ? `+${dollars(amount)}` : dollars(amount))

export const headline = (result: RiskResult): string =>
  `About ${rangeText(result)} in stocks fits both your comfort and your life.`

const levelText = (level: Level): string => `level ${level} of 5`
export function because({ willingness, capacity, binding, level }: RiskResult): string {
  switch (binding) {
    case 'cap':
      return `Your answers reach ${levelText(Math.min(willingness.level, capacity.level) as Level)}, but your situation limits it to level ${level} for now.`
    case 'both':
      return `Your comfort with risk and your room for it are both ${levelText(level)}.`
    case 'capacity':
      return `You’re comfortable with ${levelText(willingness.level)}. Your life has room for level ${capacity.level}, and the lower one sets the limit.`
    case 'willingness':
      return `Your life has room for ${levelText(capacity.level)}. You’re comfortable with level ${willingness.level}, and the lower one sets the limit.`
  }
}

/** What else an answer says, at most a few lines. */
export function notesOf(result: RiskResult, framed: boolean, speculation: boolean): readonly string[] {
  const notes: string[] = []
  if (result.gap >= 2)
    notes.push(
      'You’re comfortable with more risk than your situation has room for. A loss you could sit through might still come when you need the money.',
    )
  if (result.gap < 0)
    notes.push(
      'Your life has room for more risk than you’d enjoy. You could start at the lower level and learn with small amounts.',
    )
  if (framed)
    notes.push(
      'You took the sure gain but gambled on the loss. Most people do: how a choice is worded changes what we pick.',
    )
  if (speculation)
    notes.push(
      'Putting 20% into something you don’t understand is a bet on other people. Asking what it earns, and from whom, is a start.',
    )
  return notes
}

const capWords: Readonly<Record<Cap['why'], { readonly text: string; readonly link: string; readonly label: string }>> =
  {
    horizon: {
      text: 'You need part of this money soon. Stocks have taken years to recover, so we’d limit your result to',
      link: '/cd-calculator',
      label: 'Compare CDs',
    },
    cushion: {
      text: 'First, build some cash. With less than a month of costs saved, a bad year could force you to sell, so we’d limit your result to',
      link: '/emergency-fund-calculator-new',
      label: 'Plan an emergency fund',
    },
    debt: {
      text: 'First, look at your debt above 10% APR. Paying it off is a sure return that few investments reach, so we’d limit your result to',
      link: '/credit-card-payoff-calculator',
      label: 'Plan the payoff',
    },
  }
export const capLine = ({ why, share }: Cap) => {
  const { text, link, label } = capWords[why]
  return { text: `${text} ${whole(share)} in stocks.`, link, label }
}

/** What a link to the portfolio simulator says. */
export const simulatorLabel = (stocks: number): string => `Live years with ${stocks}% in stocks`

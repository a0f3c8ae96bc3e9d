import type { Say } from '#calculators/kit/say.ts'
import type { InsightWords } from '../insight-words.ts'

/** '1 year', '8.5 years'. */
const inYears = (years: number, say: Say): string => {
  const said = say.number(years, 1)
  return said === '1' ? '1 year' : `${said} years`
}
const use = 'See when to pay each card'
const score = 'See what moves a score'

export const cardWords: InsightWords<
  'utilization' | 'card-near-limit' | 'slow-card' | 'no-grace' | 'fee-over-rewards' | 'no-autopay' | 'credit-score'
> = {
  utilization: {
    label: 'Credit utilization',
    rule: 'Balances on all cards with a known limit over those limits. FICO’s own guide is to stay under 30%; the best scores stay under 10%.',
    limit: 'Utilization, under',
    figures: { share: 'Utilization' },
    says: {
      good: ({ share }, say) =>
        `You use ${say.percent(share, 0)} of your card limits. That’s where people with the best scores are.`,
      watch: ({ share, over }, say) =>
        `You use ${say.percent(share, 0)} of your card limits, which can hold your score back. You could pay ${say.money(over)} before the statement dates to get under your target.`,
    },
    way: score,
  },
  'card-near-limit': {
    label: 'Card near its limit',
    rule: 'The fullest card’s balance over its limit.',
    limit: 'Share used, from',
    figures: { share: 'Utilization', limits: 'Limit' },
    says: {
      watch: ({ name, owed, limits }, say) =>
        `${name} has ${say.money(owed)} on a ${say.money(limits)} limit. One nearly full card can hurt your score. You could pay this one down first, or ask for a higher limit.`,
    },
    way: use,
  },
  'slow-card': {
    label: 'Slow card payoff',
    rule: 'How long today’s payment takes to clear a card with no new purchases. Your statement shows the payment that clears it in three years.',
    limit: 'Years, more than',
    says: {
      watch: ({ name, payment, years, interest }, say) =>
        `At ${say.money(payment)} a month, ${name} takes about ${inYears(years, say)} and ${say.money(interest)} in interest. You could see what three years would take.`,
    },
    way: 'See the three-year payment',
  },
  'no-grace': {
    label: 'Purchases without a grace period',
    rule: 'New purchases on a card that carries a balance cost interest from the first day. We count half a month of it.',
    figures: { yearly: 'Interest on purchases a year' },
    says: {
      watch: ({ name, charges, yearly }, say) =>
        `${name} carries a balance, so ${say.money(charges)} of new purchases a month cost about ${say.money(yearly)} a year in interest. You could use another card until it’s paid off.`,
    },
    way: 'See what a balance costs',
  },
  'fee-over-rewards': {
    label: 'Annual fee over rewards',
    rule: 'A card’s annual fee is more than a year of rewards, even if every dollar earned its best rate.',
    says: {
      watch: ({ name, fee, rewards }, say) =>
        `${name} costs ${say.money(fee)} a year and earns you ${say.money(rewards)} at most. You could ask to switch to a no-fee version.`,
    },
    way: 'Compare your cards',
  },
  'no-autopay': {
    label: 'No automatic payment',
    rule: 'A card in use isn’t set to pay at least the minimum automatically.',
    figures: { count: 'Cards without automatic payment' },
    says: {
      watch: ({ name, fee }, say) =>
        `${name} has no automatic payment. One missed date can cost about ${say.money(fee)} and hurt your score. You could set the minimum to pay automatically.`,
    },
    way: use,
  },
  'credit-score': {
    label: 'Credit score',
    rule: 'FICO calls 670 and up good, 740 and up very good.',
    limit: 'Score, at least',
    says: {
      good: ({ score: now }, say) =>
        `Your score of ${say.number(now, 0)} is in FICO’s very good range or better. Lenders tend to offer lower rates there.`,
      watch: ({ score: now, points }, say) =>
        `Your score of ${say.number(now, 0)} is ${say.count(points, 'point', 'points')} under your target. Loans tend to cost more there. You could check your free reports for errors first.`,
    },
    way: score,
  },
}

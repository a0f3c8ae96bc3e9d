import type { Say } from '#calculators/kit/say.ts'
import type { InsightWords } from '../insight-words.ts'

/** '1 month', '2.5 months'. */
const inMonths = (months: number, say: Say): string => {
  const said = say.number(months, 1)
  return said === '1' ? '1 month' : `${said} months`
}

export const emergencyWords: InsightWords<
  'cushion' | 'deductible-uncovered' | 'low-savings-rate' | 'much-cash' | 'deposit-insurance' | 'expected-costs'
> = {
  cushion: {
    label: 'Emergency fund',
    rule: 'Cash in checking, savings and CDs, in months of essential costs and minimum payments. Common advice is three to six months.',
    limit: 'Months, at least',
    says: {
      act: ({ cash, months }, say) =>
        cash <= 0
          ? 'You have no cash set aside, so a car repair could go on a card. You could start with one month of essentials, a little at a time.'
          : `Your ${say.money(cash)} in cash covers ${inMonths(months, say)} of essentials. A car repair could go on a card. You could start with one month, a little at a time.`,
      watch: ({ cash, months, gap }, say) =>
        `Your ${say.money(cash)} in cash covers ${inMonths(months, say)} of essentials if your pay stops. You could add ${say.money(gap)} over time to reach your target.`,
      good: ({ cash, months }, say) =>
        `Your ${say.money(cash)} in cash covers ${inMonths(months, say)} of essentials. A repair or a few weeks without pay wouldn’t have to go on a card.`,
    },
    way: 'Plan your emergency fund',
  },
  'deductible-uncovered': {
    label: 'Deductible over cash',
    rule: 'The largest deductible of your policies is more than your cash.',
    says: {
      watch: ({ name, deductible, cash }, say) =>
        `${name} has a ${say.money(deductible)} deductible, and you have ${say.money(Math.max(0, cash))} in cash. A claim could end up on a card. You could save the difference first.`,
    },
    way: 'Plan your emergency fund',
  },
  'low-savings-rate': {
    label: 'Savings earn little',
    rule: 'What your savings would earn at a typical online savings account, less what they earn now.',
    limit: 'Missed a year, more than',
    says: {
      watch: ({ name, savings, rate, offered, yearly }, say) =>
        `${say.money(savings)} in savings could earn about ${say.money(yearly)} more a year: ${name} pays ${say.percent(rate)}, and typical online savings accounts pay ${say.percent(offered)}. You could move it to another insured account.`,
    },
    way: 'Compare both rates',
  },
  'much-cash': {
    label: 'A lot in cash',
    rule: 'Cash beyond this many months of essentials that isn’t saved for a goal.',
    limit: 'Months, more than',
    says: {
      watch: ({ extra, months }, say) =>
        `You hold ${say.number(months, 0)} months of essentials in cash. Rising prices eat into money that sits for years. You could give ${say.money(extra)} a longer-term job.`,
    },
    way: 'See where the next dollar helps most',
  },
  'deposit-insurance': {
    label: 'Over deposit insurance',
    rule: 'One account holds more than federal deposit insurance covers for one owner, or for two if you have a partner.',
    says: {
      watch: ({ name, insured, extra }, say) =>
        `${name} holds ${say.money(extra)} more than the ${say.money(insured)} that deposit insurance covers. You could move it to a second insured bank.`,
    },
    way: 'Check your coverage',
  },
  'expected-costs': {
    label: 'Large costs ahead',
    rule: 'Cash and what’s left each month, less the costs you expect, would fall below one month of essentials.',
    limit: 'Months ahead',
    says: {
      watch: ({ costs, after, cash }, say) =>
        after < 0
          ? `You expect ${say.money(costs)} in large costs. With your cash and what’s left each month, you’d be about ${say.money(-after)} short. You could start setting money aside.`
          : `You expect ${say.money(costs)} in large costs, with ${say.money(Math.max(0, cash))} in cash. You’d have about ${say.money(after)} after them, less than a month of essentials. You could start setting money aside.`,
    },
    way: 'See what to save each month',
  },
}

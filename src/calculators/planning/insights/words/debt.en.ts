import type { InsightWords } from '../insight-words.ts'

const payoff = 'See your payoff plan'

export const debtWords: InsightWords<
  | 'high-rate-debt'
  | 'payment-under-interest'
  | 'cash-beside-debt'
  | 'offer-ends'
  | 'deferred-interest'
  | 'debt-to-income'
  | 'debt-load'
  | 'car-underwater'
  | 'variable-rate'
  | 'student-payment'
> = {
  'high-rate-debt': {
    label: 'High-rate debt',
    rule: 'Debts whose APR today is above this rate.',
    limit: 'APR, above',
    figures: { count: 'Debts counted' },
    says: {
      act: ({ owed, daily, yearly, atOffer }, say) =>
        `${say.money(owed)} of high-rate debt costs you about ${say.cents(daily)} a day, ${say.money(yearly)} a year. ${atOffer > 0 ? `Another ${say.money(atOffer)} joins it when a low-rate offer ends.` : 'You could send every spare dollar to the highest rate first.'}`,
      good: ({ atOffer }, say) =>
        atOffer > 0
          ? `None of your debts has a high rate today, but ${say.money(atOffer)} will when a low-rate offer ends. You could pay that down first.`
          : 'None of your debts has a high rate today. That keeps more of your pay yours.',
    },
    way: { act: payoff, good: 'See your debts' },
  },
  'payment-under-interest': {
    label: 'Payment below interest',
    rule: 'A month’s interest is more than the payment, so the balance grows.',
    says: {
      act: ({ name, payment, interest }, say) =>
        `${name} charges ${say.money(interest)} in interest a month, and you pay ${say.money(payment)}, so the balance grows. You could pay more, or ask the lender for a hardship plan.`,
    },
    way: payoff,
  },
  'cash-beside-debt': {
    label: 'Cash next to costly debt',
    rule: 'Cash beyond this many months of essentials while a debt above 10% is owed. The gain is its APR less what a typical online savings account pays.',
    limit: 'Months to keep',
    figures: { yearly: 'Interest saved, less online savings interest' },
    says: {
      watch: ({ name, moved, yearly, apr }, say) =>
        `${say.money(moved)} of spare cash sits next to ${name} at ${say.percent(apr)}. You could pay that debt down and come out about ${say.money(yearly)} a year ahead.`,
    },
    way: payoff,
  },
  'offer-ends': {
    label: 'Low-rate offer ends',
    rule: 'A promotional rate ends soon, and today’s payments leave something owed.',
    limit: 'Days ahead',
    says: {
      watch: ({ name, on, still, needed }, say) =>
        `The low rate on ${name} ends on ${say.date(on)} with about ${say.money(still)} still owed. You could pay ${say.money(needed)} a month to clear it in time.`,
    },
    way: payoff,
  },
  'deferred-interest': {
    label: 'Deferred interest',
    rule: 'On this offer, anything left on the last day brings all interest since the purchase.',
    limit: 'Days ahead',
    says: {
      act: ({ name, on, needed }, say) =>
        `If anything is left on ${name} on ${say.date(on)}, all interest since the purchase is charged. You could pay ${say.money(needed)} a month to clear it first.`,
    },
    way: payoff,
  },
  'debt-to-income': {
    label: 'Debt-to-income ratio',
    rule: 'Required debt payments, with rent or a home’s tax, insurance and dues, over pay before taxes. Many lenders look for 36% or less.',
    limit: 'Ratio, at most',
    figures: { share: 'Debt-to-income ratio' },
    says: {
      good: ({ share }, say) =>
        `Housing and debt payments take ${say.percent(share, 0)} of pay before taxes. Lenders look at this ratio when you apply for a loan.`,
      watch: ({ share, payments }, say) =>
        `Housing and debt payments are ${say.money(payments)} a month, ${say.percent(share, 0)} of pay before taxes. A new loan may cost more or be refused. You could clear the smallest payment first.`,
    },
    way: 'Check how a lender sees it',
  },
  'debt-load': {
    label: 'Debt payments besides housing',
    rule: 'Payments on cards, cars, student and other loans as a share of pay before taxes.',
    limit: 'Share, more than',
    figures: { share: 'Share of pay before taxes' },
    says: {
      watch: ({ payments, share }, say) =>
        `Debt payments besides housing take ${say.money(payments)} a month, ${say.percent(share, 0)} of pay before taxes. You could see which debt frees up the most once it’s gone.`,
    },
    way: 'Plan your debt payoff',
  },
  'car-underwater': {
    label: 'Car worth less than its loan',
    rule: 'A car loan is larger than what the car is worth.',
    limit: 'Gap, more than',
    figures: { value: 'The car’s value', gap: 'Owed beyond the value' },
    says: {
      watch: ({ name, gap }, say) =>
        `${name} is ${say.money(gap)} more than the car is worth. If it were totaled, you’d still owe. You could check for gap insurance, and keep the car longer.`,
    },
    way: 'Run the car loan',
  },
  'variable-rate': {
    label: 'Rates that can rise',
    rule: 'What loans with a variable rate would cost more each year if rates rose this much. Cards aren’t counted.',
    limit: 'Rates rise by',
    figures: { yearly: 'More a year', monthly: 'More a month' },
    says: {
      watch: ({ owed, monthly, yearly }, say) =>
        `${say.money(owed)} of your debt has a rate that can move. If rates rise by ${say.percent((yearly / owed) * 100)}, you’d pay about ${say.money(monthly)} more a month. You could see what that does to your months.`,
    },
    way: 'Try higher rates',
  },
  'student-payment': {
    label: 'Student loan payment',
    rule: 'Federal student loan payments as a share of pay before taxes.',
    limit: 'Share, more than',
    figures: { share: 'Share of pay before taxes' },
    says: {
      watch: ({ payments, share }, say) =>
        `Federal student loans take ${say.money(payments)} a month, ${say.percent(share, 0)} of pay before taxes. An income-driven plan may cost less a month. You could compare the plans.`,
    },
    way: 'Compare repayment plans',
  },
}

import { american as say } from '#calculators/kit/say.ts'
import { upkeepRules } from '#facts/household/home-systems.ts'
import { ownersCosts } from '#facts/household/rule-origins.ts'
import { dtiConventional } from '#facts/lending/mortgage.ts'
import { homeMoney, paidLoans, upkeepPast } from './past.precomputed.ts'
import { percentOf } from './percent-of.ts'
import type { Rule } from './rule.ts'

const price = { key: 'price', label: 'Price of the home', unit: 'money', initial: 400_000, from: 'homeValue' } as const
const ofPrice = (part: 'tax' | 'upkeep' | 'money') => say.percent(ownersCosts.value[part] * 100, 0)
const rent = { key: 'rent', label: 'Rent', suffix: '/mo', unit: 'money', initial: 1900 } as const

export const homeRules: readonly Rule[] = [
  {
    slug: 'twenty-eight-thirty-six',
    topic: 'home',
    title: '28/36',
    says: 'Housing takes at most 28% of your pay before taxes, and all debt payments at most 36%, housing included.',
    verdict: 'start',
    because: 'Lenders go higher. The rule sees neither child care nor your taxes.',
    origin: `It’s an old lenders’ measure. Fannie Mae still starts at ${say.percent(dtiConventional.value.manual * 100, 0)} for all debts where a person decides, and its software goes up to ${say.percent(dtiConventional.value.automated * 100, 0)}.`,
    holdsWhen: ['Average taxes and costs', 'Steady pay'],
    breaksWhen: ['Child care or high taxes', 'Student loans on a plan that follows income'],
    asks: [
      { key: 'gross', label: 'Pay before taxes', suffix: '/mo', unit: 'money', initial: 7500, from: 'grossMonth' },
      { key: 'housing', label: 'Housing payment', suffix: '/mo', unit: 'money', initial: 2000, from: 'housing' },
      {
        key: 'debts',
        label: 'Other debt payments',
        suffix: '/mo',
        unit: 'money',
        initial: 500,
        from: 'otherDebtPayments',
      },
    ],
    check: ({ gross = 0, housing = 0, debts = 0 }) => {
      const [front, back] = [percentOf(housing, gross), percentOf(housing + debts, gross)]
      return {
        says:
          gross > 0
            ? `Housing takes ${say.percent(front, 0)} and all debts ${say.percent(back, 0)}. The rule allows ${say.about(gross * 0.28)} and ${say.about(gross * 0.36)}.`
            : 'It needs your pay before taxes.',
        keeps: gross > 0 ? front <= 28 && back <= 36 : null,
        measure: { label: 'All debt payments, % of pay', value: back, limit: 36, unit: 'percent', limitIs: 'most' },
        working: `${say.money(housing)} ÷ ${say.money(gross)} = ${say.percent(front, 1)}; ${say.money(housing + debts)} ÷ ${say.money(gross)} = ${say.percent(back, 1)}`,
      }
    },
    past: {
      says: `The rule limits the payment, not the price. In ${say.month(paidLoans.high.month)}, at ${say.percent(paidLoans.high.rate, 1)}, 28% of pay carried a loan of ${say.number(paidLoans.high.times, 1)} times yearly pay. In ${say.month(paidLoans.low.month)}, at ${say.percent(paidLoans.low.rate, 1)}, it carried ${say.number(paidLoans.low.times, 1)} times.`,
    },
    tool: { calculator: 'debt-to-income' },
    lesson: 'home-afford',
    sources: [
      { source: dtiConventional.source, what: 'limits on all debts' },
      { source: 'pmms-monthly', what: 'mortgage rates by month' },
    ],
  },
  {
    slug: 'one-percent-upkeep',
    topic: 'home',
    title: '1% a year for upkeep',
    says: 'Set aside 1% of the home’s value each year for repairs.',
    verdict: 'start',
    because: 'A roof costs the same on cheap and costly land. The age of the house says more than its price.',
    holdsWhen: ['A house neither new nor old', 'Land that isn’t the main part of the price'],
    breaksWhen: ['Costly land', 'An old house, or a new one', 'A condo, whose fee pays part of it'],
    asks: [price],
    check: ({ price = 0 }) => ({
      says: `That’s ${say.about(price * upkeepRules.value.ofValue)} a year, or ${say.about((price * upkeepRules.value.ofValue) / 12)} a month.`,
      keeps: null,
      working: `${say.money(price)} × 1% = ${say.money(price * upkeepRules.value.ofValue)}`,
    }),
    past: {
      says: `From ${say.month(upkeepPast.from)} to ${say.month(upkeepPast.until)}, home prices rose to ${say.number(upkeepPast.homes, 1)} times their level, and consumer prices to ${say.number(upkeepPast.prices, 1)} times. So 1% of the price buys ${say.percent((upkeepPast.homes / upkeepPast.prices - 1) * 100, 0)} more today, though a roof is still a roof.`,
    },
    tool: { calculator: 'home-maintenance' },
    lesson: 'house-payment-parts',
    sources: [
      { source: 'case-shiller-national', what: 'home prices' },
      { source: 'bls-cpi-u-monthly', what: 'consumer prices' },
    ],
  },
  {
    slug: 'five-percent-rent-or-buy',
    topic: 'home',
    title: '5% rule for renting or buying',
    says: 'Take 5% of the price and divide by 12. If rent is less, renting costs less.',
    verdict: 'sometimes',
    because: 'The 5% stands for tax, upkeep and the cost of money, and all three differ by place and year.',
    origin: `Ben Felix, a portfolio manager in Canada, explained it in ${ownersCosts.value.published}: ${ofPrice('tax')} for property tax, ${ofPrice('upkeep')} for upkeep and ${ofPrice('money')} for the cost of money.`,
    holdsWhen: ['Interest rates near the long-run average', 'Property tax near 1%'],
    breaksWhen: [
      'High or low interest rates',
      'High property tax',
      'A short stay, because buying and selling cost extra',
    ],
    asks: [{ ...price, from: 'homeValue' }, rent],
    check: ({ price = 0, rent = 0 }) => {
      const even = (price * 0.05) / 12
      return {
        says: `The break-even rent is ${say.about(even)} a month. At ${say.about(rent)}, ${rent < even ? 'renting' : 'buying'} costs less by this rule.`,
        keeps: null,
        working: `5% × ${say.money(price)} ÷ 12 = ${say.money(even)}`,
      }
    },
    past: {
      says: `The rule counts ${ofPrice('money')} a year for money. Since ${homeMoney.first}, the mortgage rate less the next ten years’ rise in home prices came to ${say.percent(homeMoney.median * 100, 1)} at the median, from ${say.percent(homeMoney.lowest * 100, 1)} to ${say.percent(homeMoney.highest * 100, 1)}, over ${homeMoney.starts} starts that overlap.`,
    },
    tool: { calculator: 'rent-vs-buy', inputs: ({ price = 0, rent = 0 }) => ({ price, monthlyRent: rent }) },
    lesson: 'rent-or-buy',
    sources: [
      { source: ownersCosts.source, what: 'the rule' },
      { source: 'pmms-monthly', what: 'mortgage rates' },
      { source: 'case-shiller-national', what: 'home prices' },
    ],
  },
  {
    slug: 'one-percent-rent',
    topic: 'home',
    title: '1% rent rule',
    says: 'A rental is worth a look if a month’s rent is at least 1% of the price.',
    verdict: 'outdated',
    because:
      'Prices have grown faster than rents, so in most cities hardly any home passes. Costs decide, not the ratio.',
    holdsWhen: ['Cheap areas', 'A first quick sort of many listings'],
    breaksWhen: ['Most large cities today', 'High taxes or insurance'],
    asks: [{ ...price, key: 'price', label: 'Price of the rental', initial: 250_000 }, rent],
    check: ({ price = 0, rent = 0 }) => ({
      says: `Rent is ${say.percent(percentOf(rent, price), 2)} of the price. 1% would be ${say.about(price / 100)} a month.`,
      keeps: null,
      working: `${say.money(rent)} ÷ ${say.money(price)} = ${say.percent(percentOf(rent, price), 2)}`,
    }),
    past: { silent: 'History can’t try it here, because our record holds home prices but no rents of the same homes.' },
    tool: { calculator: 'real-estate', inputs: ({ price = 0, rent = 0 }) => ({ price, monthlyRent: rent }) },
    lesson: 'rent-or-buy',
    sources: [],
  },
  {
    slug: 'fifty-percent-costs',
    topic: 'home',
    title: '50% rule for rentals',
    says: 'Half of the rent goes to costs, before any mortgage.',
    verdict: 'sometimes',
    because: 'It’s near for older houses. A new building costs less, and some leases make the tenant pay.',
    holdsWhen: ['Older houses', 'You count vacancy, repairs and management'],
    breaksWhen: ['New buildings', 'Leases in which the tenant pays taxes and repairs'],
    asks: [rent, { key: 'costs', label: 'Costs without the mortgage', suffix: '/mo', unit: 'money', initial: 850 }],
    check: ({ rent = 0, costs = 0 }) => ({
      says: `The rule counts ${say.about(rent / 2)} a month. Your costs are ${say.percent(percentOf(costs, rent), 0)} of the rent.`,
      keeps: null,
      working: `${say.money(costs)} ÷ ${say.money(rent)} = ${say.percent(percentOf(costs, rent), 1)}`,
    }),
    past: { silent: 'History can’t try it, because landlords’ costs aren’t in any long public record we have.' },
    tool: { calculator: 'real-estate', inputs: ({ rent = 0 }) => ({ monthlyRent: rent }) },
    sources: [],
  },
]

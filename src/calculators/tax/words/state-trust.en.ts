/** What a state's tax takes for granted about you, and what makes one of its figures less than certain. */
import type { Caveat, CaveatValues, PlainCaveat } from '#facts/caveat.ts'
import type { AssumedValues, Assumption, PlainAssumption } from '#facts/states/assumed.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const percent = (decimal: number, say: Say): string => say.percent(decimal * 100, 2)

const plainAssumptions = {
  'all-year-resident': 'You live in the state all year and pay no tax to another state.',
  'own-state-bonds': 'Your tax-exempt interest comes from your own state, which doesn’t tax it.',
  'half-years-of-age': 'Where a state says age 59½, you qualify if you’re 60 by December 31.',
  'federal-credit-after-limits':
    'A state credit that’s a share of a federal credit is figured on what you get after the federal limits.',
  'permanent-fund-entered': 'Your Permanent Fund dividend is in other income. It’s taxed on your federal return.',
  'pensions-defined-benefit':
    'Your pensions are defined-benefit plans, which the state doesn’t tax. 401(k) and IRA withdrawals follow the same rule.',
  'pension-contributory': 'You paid into your government pension yourself.',
  'pension-not-early': 'You didn’t take your pension early. Early withdrawals are taxed.',
  'pension-without-social-security': 'Your public pension comes from work that didn’t count toward Social Security.',
  'plan-money-from-ira':
    'Your withdrawals come from an IRA. Money from a 401(k) may count as a pension and be taxed less.',
  'employer-money-taxed':
    'Your employer paid for your pension, and you paid for your 401(k). Hawaii taxes only what you paid in.',
  'hsa-paid-yourself':
    'The HSA money you entered is what you paid in yourself. California taxes HSA money taken from your pay.',
  'employer-not-small': 'Your employer isn’t a small one, where paid leave could cost you less or nothing.',
  'surviving-as-head': 'A surviving spouse uses the head of household amounts.',
  'own-income-only':
    'If you file separately, only your own income counts. Some relief depends on both spouses’ incomes.',
  'nothing-that-ends-relief': 'Nobody on your return got SNAP or TANF or was in prison, which can reduce some credits.',
  'city-tax-without-exemptions': 'City tax applies to all your pay and business income, without city exemptions.',
  'minimum-tax-in-outline':
    'For the alternative minimum tax, only donations and medical costs count as itemized deductions.',
  'credit-by-rule-not-table':
    'The property tax credit follows the formula. The printed table can differ by a few dollars.',
  'whole-credit-on-separate-return': 'A separate return gets the whole household credit. By law it gets half.',
  'all-gains-taxed':
    'All your long-term gains are taxed. Real estate, retirement accounts and some family businesses are exempt.',
  'all-unemployment-taxed': 'All your unemployment pay is taxed. At lower incomes, part of it is tax-free.',
} satisfies Record<PlainAssumption, string>

const valuedAssumptions = {
  'no-untaxed-overtime': ({ year }) =>
    `Your pay doesn’t include overtime from the first half of ${year}, which isn’t taxed.`,
  'gains-bought-after': ({ year, share }, say) =>
    `You bought everything with a long-term gain after ${year}, so ${percent(share, say)} of the gain isn’t taxed.`,
  'rented-for': ({ months }, say) => `If you rent, you’ve paid rent for at least ${say.months(months)} of the year.`,
  'lived-there': ({ years, age, since }, say) =>
    `You’ve lived in the state for ${say.years(years)}. From ${since}, the exclusion at ${age} requires it.`,
  'military-pension-with-job': ({ under }) =>
    `If you get a military pension and are under ${under}, you have a job. Otherwise it isn’t deducted.`,
  'military-service': ({ years }, say) =>
    `Your military pension follows ${say.years(years)} of service or a medical retirement.`,
  'pension-limit-whenever-born': ({ year }) =>
    `Government pensions have the same limit as private ones. By law, there’s none if you were born before ${year}.`,
  'capital-loss-as-federal': ({ limit }, say) =>
    `Capital losses count as on your federal return. The state allows ${say.money(limit)}, only against interest and dividends.`,
  'no-spared-gains': ({ homeUnder, rate }, say) =>
    `Your gains aren’t from a home sold for under ${say.money(homeUnder)}. The ${percent(rate, say)} gains tax doesn’t apply to one.`,
  'business-at-usual-rate': ({ over, rate }, say) =>
    `Business income over ${say.money(over)} is taxed by the regular table. The state’s rate for it is ${percent(rate, say)}.`,
  'later-wage-tax': ({ year, earlier }, say) =>
    `Philadelphia’s later wage tax rate applies all year. It was ${percent(earlier, say)} in the first half of ${year}.`,
  'full-age-by-birth-year': ({ born, year }) =>
    `Your birth year sets your full retirement age. If you were born in January or February ${born}, you reach it in ${year}.`,
} satisfies Sentences<AssumedValues>

export const assumedText = (one: Assumption, say: Say): string =>
  typeof one === 'string' ? plainAssumptions[one] : sentence<AssumedValues>(valuedAssumptions, one, say)

const plainCaveats = {
  'depends-on-revenue': 'The amount depends on how fast state revenue grows.',
  'business-deduction-unconfirmed': 'We couldn’t confirm that the federal business deduction still counts.',
} satisfies Record<PlainCaveat, string>

const valuedCaveats = {
  'from-year': ({ year }) => `This is the ${year} figure.`,
  'income-limit-from-year': ({ year }) => `The income limit is from ${year}.`,
  'raised-from-year': ({ year, rate }, say) => `We raised the ${year} amount by ${percent(rate, say)}.`,
  'from-withholding': ({ year }) => `We worked it out from the state’s ${year} withholding tables.`,
  'head-projected': ({ year }) => `The ${year} amount for head of household is our estimate.`,
  'one-source': ({ year }) => `We found the ${year} amount in one source only.`,
  'older-federal-credit': ({ share }, say) =>
    `The state figures it from an older federal credit. We use ${percent(share, say)} of today’s.`,
  'county-rates-of': ({ from, usedFor }) =>
    `We use ${from} county rates for ${usedFor} too. A few counties changed theirs.`,
  'county-may-raise': ({ year, most }, say) =>
    `A county can raise its rate for ${year}, to ${percent(most, say)} at most.`,
} satisfies Sentences<CaveatValues>

export const caveatText = (caveat: Caveat | null, say: Say): string =>
  caveat === null
    ? ''
    : typeof caveat === 'string'
      ? plainCaveats[caveat]
      : sentence<CaveatValues>(valuedCaveats, caveat, say)

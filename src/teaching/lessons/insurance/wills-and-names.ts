import { defaultYear } from '#facts/default-year.ts'
import { paidByTheForm } from '#facts/household/beneficiaries.ts'
import { portabilityYears } from '#facts/household/life-events.ts'
import { longTermCare } from '#facts/insurance/long-term-care.ts'
import { tenYearRule } from '#facts/retirement/inherited-accounts.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const plan = 180_000
const ira = 20_000
const bank = 12_000
const car = 8000
const inputs = {
  assets: [
    { name: '401(k) (by its form)', kind: 'pretax', value: plan },
    { name: 'IRA (by its form)', kind: 'pretax', value: ira },
    { name: 'Bank account (by the will)', kind: 'cash', value: bank },
    { name: 'Car (by the will)', kind: 'car', value: car },
  ],
  debts: [],
}
const worth = await answerOf('net-worth', inputs)

export const willsAndNames = defineLesson({
  about: {
    slug: 'wills-and-names',
    unit: 'insurance',
    title: 'Who gets my money, and who speaks for me if I can’t?',
    minutes: 6,
    level: 'next',
    about: ['will', 'beneficiary', 'power of attorney', 'health care proxy', 'estate tax'],
    after: ['life-disability'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    plan: given(plan, 'money'),
    ira: given(ira, 'money'),
    bank: given(bank, 'money'),
    car: given(car, 'money'),
    owned: worked(worth('assets'), 'money', '$180,000 + $20,000 + $12,000 + $8,000'),
    byForm: worked(plan + ira, 'money', '$180,000 + $20,000'),
    byWill: worked(bank + car, 'money', '$12,000 + $8,000'),
    willShare: worked(((bank + car) / worth('assets')) * 100, 'share', '$20,000 ÷ $220,000'),
    four: given(4, 'count', 'Four'),
    case: published(paidByTheForm, paidByTheForm.value, 'money', 'about $402,000'),
    caseYear: published(paidByTheForm, 2009, 'count', '2009'),
    tenYears: published(tenYearRule, tenYearRule.value.years, 'years'),
    exclusion: published(law.giftAndEstate, law.giftAndEstate.value.basicExclusion, 'money', '$15 million'),
    year: published(law.giftAndEstate, law.year, 'count', String(law.year)),
    port: published(portabilityYears, portabilityYears.value, 'years'),
    nursing: published(longTermCare, longTermCare.value.nursingHomePrivate, 'money', 'about $128,000'),
    aide: published(longTermCare, longTermCare.value.homeHealthAide, 'money', 'about $78,000'),
    adult: given(18, 'count'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'You’re divorced. Your will leaves everything to your daughter, but your 401(k) form still names your ex. Who usually gets the 401(k)?',
      options: ['Your daughter', 'Your ex', 'They split it'],
      truth: 1,
      reveal:
        'Your ex. The plan pays the name on its form, whatever the will says. If you marry again, most 401(k) plans have to pay your new spouse first.',
    },
    idea: [
      'Retirement accounts and life insurance go to the names on their forms.',
      'A will only handles what’s left, and it names who raises your children.',
      'Other papers say who decides for you while you’re alive but can’t.',
    ],
    example: [
      `You own ${n.owned}: a 401(k) with ${n.plan}, an IRA with ${n.ira}, ${n.bank} in the bank and a car worth ${n.car}.`,
      `The 401(k) and the IRA have beneficiary forms. Those two forms decide ${n.byForm}.`,
      `The will decides the bank account and the car, ${n.byWill}. That’s ${n.willShare} of the total.`,
      `${n.four} papers do most of the work: a will, a financial power of attorney, a health care proxy and a living will.`,
    ],
    tryIt: 'List what you own. Next to each thing, ask: does a form name who gets it, or does the will?',
    facts: [
      {
        say: `A divorce doesn’t always change the form. In ${n.caseYear}, the Supreme Court agreed with a plan that paid ${n.case} to an ex-wife. She had given it up in the divorce, but her name was still on the form.`,
      },
      {
        say: `Most people who inherit a retirement account have to empty it within ${n.tenYears}. A spouse has other choices.`,
      },
      {
        say: `Federal estate tax starts at ${n.exclusion} in ${n.year}. A surviving spouse can claim what the other didn’t use, up to ${n.port} later. Some states start far lower.`,
      },
      {
        say: 'Inherited stocks and homes usually count as bought at their value on the day of death. Growth before that day is never taxed as a gain.',
        source: 'irc',
      },
      {
        say: `A private nursing home room runs ${n.nursing} a year, and a home health aide ${n.aide}. Medicare doesn’t pay for long stays.`,
        source: 'medicare-law',
      },
    ],
    myth: {
      said: '“I’m too young for this.”',
      answer: `Once you turn ${n.adult}, your parents can’t decide for you, or even hear from your doctor without your OK. Two short forms fix that.`,
    },
    quiz: [
      {
        ask: 'Your IRA form names your sister. Your will names your partner for everything. Who gets the IRA?',
        right: { says: 'Your sister', why: 'The form comes first. Change the form, not just the will.' },
        wrong: [
          { says: 'Your partner', why: 'The will doesn’t reach an account with a named beneficiary.' },
          {
            says: 'A judge decides',
            why: 'Judges step in when there’s no name or people fight. A clear form avoids that.',
          },
        ],
      },
      {
        ask: 'Which paper lets someone talk to doctors and decide for you?',
        right: { says: 'A health care proxy', why: 'Some states call it a health care power of attorney.' },
        wrong: [
          { says: 'A will', why: 'A will speaks only after you die.' },
          { says: 'A beneficiary form', why: 'That says who gets an account, not who decides.' },
        ],
      },
      {
        ask: 'When is it time to check the names on your accounts?',
        right: { says: 'After a wedding, birth, divorce or death', why: 'Those are the days old names go wrong.' },
        wrong: [
          { says: 'Only when you open the account', why: 'Life changes, and forms don’t change by themselves.' },
          { says: 'Once you retire', why: 'By then a wrong name may have been there for decades.' },
        ],
      },
      {
        ask: 'Does Medicare pay for years in a nursing home?',
        right: {
          says: 'No',
          why: 'It pays for short stays after a hospital. Long stays come from savings, insurance or Medicaid.',
        },
        wrong: [
          { says: 'Yes, from the first day', why: 'Many families count on that and are surprised.' },
          { says: 'Yes, after a deductible', why: 'There’s a limit on days, and no deductible buys more.' },
        ],
      },
    ],
    summary: [
      'Check the names on every account first, because forms beat the will.',
      'Then get four papers: a will, a financial power of attorney, a health care proxy and a living will.',
    ],
    doNow: {
      say: 'Sign in to one retirement account and read the beneficiary name. Is it still the right person?',
      path: '/smart-life-manager',
    },
  }),
  widget: {
    calculator: 'net-worth',
    inputs,
    ask: ['assets', 'debts'],
    expects: [['assets', 'owned']],
  },
  doors: ['/smart-life-manager', '/smart-financial-checklist'],
  next: { lesson: 'scams', calculator: 'net-worth' },
})

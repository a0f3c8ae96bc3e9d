import type { InsightWords } from '../insight-words.ts'
import { has } from './whose.ts'

const policies = 'Review your policies'
const guide = 'See how much coverage fits'

export const coverageWords: InsightWords<
  | 'no-health-cover'
  | 'no-car-cover'
  | 'no-home-cover'
  | 'no-renters-cover'
  | 'no-disability-cover'
  | 'life-gap'
  | 'life-ends-early'
  | 'health-costs-over-cash'
  | 'home-cover-low'
  | 'liability-under-worth'
  | 'policy-renews'
> = {
  'no-health-cover': {
    label: 'No health plan listed',
    rule: 'You listed insurance policies, and none is a health plan.',
    figures: { count: 'Policies listed' },
    says: {
      act: () =>
        'Your policies don’t include a health plan. One hospital stay can undo years of saving. You could check HealthCare.gov, your job or Medicaid, or add the plan you have.',
    },
    way: policies,
  },
  'no-car-cover': {
    label: 'No car insurance listed',
    rule: 'You listed a car and policies, and none is car insurance.',
    figures: { count: 'Cars listed' },
    says: {
      act: ({ count }, say) =>
        `You listed ${say.count(count, 'car', 'cars')} but no car insurance. Nearly every state requires it, and one crash can cost far more than the premiums. You could add your policy or get quotes.`,
    },
    way: policies,
  },
  'no-home-cover': {
    label: 'No home insurance listed',
    rule: 'You listed a home and policies, and none is home insurance.',
    says: {
      act: ({ value }, say) =>
        `Your home is worth ${say.about(value)}, and no home insurance is listed. You’d pay for a fire yourself. You could add your policy or get quotes.`,
    },
    way: policies,
  },
  'no-renters-cover': {
    label: 'No renters insurance',
    rule: 'You pay rent and listed policies, and none is renters insurance.',
    says: {
      watch: () =>
        'You rent, and no renters insurance is listed. Your landlord’s policy doesn’t cover your things or a lawsuit. You could get a quote; it’s often one of the cheapest policies.',
    },
    way: guide,
  },
  'no-disability-cover': {
    label: 'No disability insurance',
    rule: 'You earn pay and listed policies, and none is disability insurance.',
    says: {
      watch: ({ pay }, say) =>
        `You rely on ${say.about(pay)} a year in pay, and no disability insurance is listed. You could ask at work first; group coverage is often the cheapest.`,
    },
    way: guide,
  },
  'life-gap': {
    label: 'Life insurance gap',
    rule: 'With a child under 18: life insurance for each earner against a multiple of that earner’s yearly pay. A quick rule; the calculator adds up real needs.',
    limit: 'Times yearly pay',
    figures: { gap: 'Short of the rule', times: 'Times yearly pay' },
    says: {
      watch: ({ name, cover, pay, gap }, say) =>
        `${has(name)} ${cover > 0 ? `${say.about(cover)} of` : 'no'} life insurance on ${say.about(pay)} of yearly pay. That’s ${say.about(gap)} short of this rule. You could work out what your family would really need.`,
    },
    way: 'Work out the real need',
  },
  'life-ends-early': {
    label: 'Life insurance ends early',
    rule: 'The last term policy ends before the youngest child reaches this age.',
    limit: 'Child’s age',
    figures: { cover: 'Death benefit' },
    says: {
      watch: ({ name, until, grown }, say) =>
        `${name} ends in ${say.month(until)}, before your youngest is grown in ${say.month(grown)}. New coverage costs more as you age. You could price it now.`,
    },
    way: 'Price term insurance',
  },
  'health-costs-over-cash': {
    label: 'Health costs over cash',
    rule: 'The most your health plan can leave you to pay in a year is more than your cash.',
    says: {
      watch: ({ most, cash }, say) =>
        `A bad year could cost ${say.money(most)} out of pocket, and you have ${say.money(Math.max(0, cash))} in cash. Hospitals offer payment plans and charity care. You could also build a health fund.`,
    },
    way: 'See if an HSA helps',
  },
  'home-cover-low': {
    label: 'Home insurance amount',
    rule: 'Home insurance against the home’s value. Rebuilding can cost more or less than the value, which includes the land.',
    limit: 'Of value, at least',
    figures: { share: 'Share of the value' },
    says: {
      watch: ({ cover, value }, say) =>
        `Your policy covers ${say.about(cover)} on a home worth ${say.about(value)}. If that’s too little to rebuild, a claim may not be paid in full. You could ask your insurer for the cost to rebuild.`,
    },
    way: policies,
  },
  'liability-under-worth': {
    label: 'Liability coverage',
    rule: 'Net worth is more than your car policy’s liability limit, and there’s no umbrella policy.',
    says: {
      watch: ({ netWorth, cover }, say) =>
        `You have ${say.about(netWorth)} to protect and ${say.about(cover)} of liability coverage. A serious crash can cost more than that. You could ask what an umbrella policy costs.`,
    },
    way: guide,
  },
  'policy-renews': {
    label: 'Policy renewal',
    rule: 'A car, home or renters policy renews soon.',
    limit: 'Days ahead',
    figures: { yearly: 'Premium a year' },
    says: {
      watch: ({ name, on }, say) =>
        `${name} renews on ${say.date(on)}. Prices differ a lot between insurers. You could get two more quotes for the same coverage before then.`,
    },
    way: policies,
  },
}

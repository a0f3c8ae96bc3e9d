/** What each line of insurance is for, how much is a start, and what could be left out. Not tied to anybody's numbers. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import { careCosts, coverRules, national, poorCredit } from './insurance-facts.precomputed.ts'

export interface GuideLine {
  readonly key: string
  readonly name: string
  readonly what: string
  readonly much: string
  readonly skip: string
  readonly tool: { readonly path: string; readonly words: string } | null
}
const percent = (share: number) => percentText(share * 100, 0)

export const guideLines: readonly GuideLine[] = [
  {
    key: 'health',
    name: 'Health',
    what: 'Pays most of large medical bills. Nearly all plans must pay for preventive care in full.',
    much: 'Compare the whole year: premium, your part of the bills, and HSA money. The out-of-pocket maximum is the number to be ready for.',
    skip: 'Cancer-only and accident-only policies pay for one kind of bad luck. Short-term plans can refuse what you already have.',
    tool: { path: '/hsa-calculator', words: 'See what an HSA saves you' },
  },
  {
    key: 'auto',
    name: 'Car',
    what: 'Liability pays people you hurt. Collision and comprehensive pay for your own car.',
    much: `A liability limit near what you own is a start. Full coverage averages ${dollars(national.autoFull)} a year; the legal minimum averages ${dollars(national.autoMinimum)}.`,
    skip: `Collision on an old car: once full coverage costs over ${percent(coverRules.collisionShare)} of the car’s value a year, compare (our rule of thumb).`,
    tool: { path: '/auto-loan-calculator', words: 'Add insurance to a car’s cost' },
  },
  {
    key: 'home',
    name: 'Home and renters',
    what: 'Pays for the building, your things, and people hurt at your place. Floods and earthquakes need their own policies.',
    much: `Insure the cost to rebuild, not the price with its land. A home policy averages ${dollars(national.home)} a year, a renters policy ${dollars(national.renters)}.`,
    skip: `Coverage for small things you could replace. Where insurers may look at credit, poor credit adds about ${percent(poorCredit)}, so fixing a report’s mistakes can save more.`,
    tool: { path: '/mortgage-calculator', words: 'See insurance in a house payment' },
  },
  {
    key: 'disability',
    name: 'Disability',
    what: 'Replaces part of your pay when illness or an injury keeps you from working.',
    much: `Usually ${percent(coverRules.replacesLow)} to ${percent(coverRules.replacesHigh)} of pay, after about ${coverRules.waitDays} days. You’d live on cash until then. Social Security disability starts after ${coverRules.ssdiMonths} full months.`,
    skip: 'A short wait. Longer waits cost less, if your emergency fund reaches that far.',
    tool: { path: '/emergency-fund-calculator-new', words: 'See how long your cash lasts' },
  },
  {
    key: 'life',
    name: 'Life',
    what: 'Replaces your pay and work for people who live on it.',
    much: 'What your family would be short each year, after Social Security and savings. Term insurance until the youngest child is independent is the usual kind.',
    skip: 'Coverage on children’s lives, and credit life insurance sold with a loan. Permanent policies cost several times as much.',
    tool: { path: '/life-insurance-calculator', words: 'Work out your family’s need' },
  },
  {
    key: 'umbrella',
    name: 'Umbrella',
    what: 'Pays claims against you above your car and home limits.',
    much: 'Enough to reach what you own. It’s usually sold in steps of a million dollars.',
    skip: 'You could skip it while what you own is under your other limits.',
    tool: { path: '/net-worth-calculator', words: 'Add up what you own' },
  },
  {
    key: 'long-term-care',
    name: 'Long-term care',
    what: 'Pays for help with daily life that health plans and Medicare mostly don’t.',
    much: `Median prices a year: ${dollars(careCosts.homeHealthAide)} for an aide at home, ${dollars(careCosts.assistedLiving)} in assisted living, ${dollars(careCosts.nursingHomeShared)} in a shared nursing room.`,
    skip: 'Many people look at it in their 50s. With savings under a year of care, Medicaid often pays. With many years’ worth, you could pay yourself.',
    tool: { path: '/retirement-planning-calculator-usa', words: 'Plan retirement with care costs' },
  },
]

export const skipList: readonly { readonly name: string; readonly why: string }[] = [
  {
    name: 'Extended warranties',
    why: 'The maker’s warranty comes first, and a repair fund pays for any device, not just one.',
  },
  {
    name: 'Credit life and credit disability',
    why: 'They pay the lender. Term life and disability coverage pay your family, often for less.',
  },
  { name: 'Rental car damage waiver', why: 'Check your own policy and your card first. They may already pay.' },
  { name: 'Single-trip flight insurance', why: 'A life policy pays however you travel.' },
  {
    name: 'Cancer-only or accident-only policies',
    why: 'They pay for one cause. A health plan’s out-of-pocket maximum limits covered bills from any cause.',
  },
  { name: 'Phone insurance', why: 'Add up a year of premiums and the deductible, then compare it with a used phone.' },
]

export const glossary: readonly (readonly [string, string])[] = [
  ['Premium', 'What you pay for the policy, whether you use it or not.'],
  ['Deductible', 'What you pay first before the policy pays its part.'],
  ['Copay', 'A flat amount for one visit or medicine.'],
  ['Coinsurance', 'Your share of a bill after the deductible.'],
  ['Out-of-pocket maximum', 'The most covered care can cost you in a year, premiums aside.'],
  ['Liability limit', 'The most the policy pays to people you hurt.'],
  [
    'Waiting period',
    'Days from the start of a disability to the first payment. Insurers call it the elimination period.',
  ],
  ['Replacement cost', 'Pays for a new one. Actual cash value pays what the old one was worth.'],
  ['Rider', 'An extra to a policy, for an extra price.'],
]

/** What the insurance screens say of each line of coverage. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import type { CoverLine, CoverLineKey, CoverStatus } from '#engine/planning/insurance/cover-line.ts'
import { coverRules } from './insurance-facts.precomputed.ts'

export const lineNames: Readonly<Record<CoverLineKey, string>> = {
  health: 'Health',
  auto: 'Car',
  home: 'Home',
  renters: 'Renters',
  disability: 'Disability',
  life: 'Life',
  umbrella: 'Umbrella',
  'long-term-care': 'Long-term care',
}
export const statusWords: Readonly<Record<CoverStatus, string>> = {
  missing: 'Missing',
  short: 'Short',
  unknown: 'Check',
  covered: 'Covered',
  consider: 'Worth a look',
  'none-needed': 'Not now',
}
/** From $10,000 on in whole thousands: an estimate reads as one. */
export const rough = (amount: number): string =>
  amount >= 10_000 ? `about ${dollars(Math.round(amount / 1000) * 1000)}` : dollars(amount)
const percent = (share: number) => percentText(share * 100, 0)

type Say = (target: string, held: string, gap: string) => string
const { replacesLow, replacesHigh, care, careYearly, enoughYears } = coverRules
const texts: Readonly<Record<CoverLineKey, Readonly<Record<string, Say>>>> = {
  health: {
    none: () =>
      'There’s no health plan here. One hospital stay can cost more than most people save. A job, the marketplace or Medicaid are the usual ways.',
    'most-unknown': () =>
      'Your plan has no out-of-pocket maximum here. It’s the most a year of covered care could cost you, and it’s on the plan’s summary.',
    'cash-short': (target, held) =>
      `A bad year could cost ${target} with this plan, and there’s ${held} in cash. You could build up to it, in an HSA if the plan allows.`,
    'cash-enough': (target, held) =>
      `Your ${held} in cash could pay the most this plan could cost you in a year, ${target}.`,
  },
  auto: {
    none: () => 'There’s a car and no policy here. Nearly every state requires liability coverage.',
    'limit-unknown': (target) =>
      `The liability limit isn’t here. ${target} of what you own could be at risk in a lawsuit, so a limit near that is a start.`,
    'liability-short': (target, held) =>
      `The liability limit is ${held}, and ${target} of what you own could be at risk. A higher limit or an umbrella policy could close the gap.`,
    'liability-enough': (target, held) =>
      `The liability limit of ${held} is above what you own that’s at risk, ${target}.`,
  },
  home: {
    none: () =>
      'There’s a home and no policy here. Lenders require one, and rebuilding costs more than most people save.',
    'rebuild-unknown': () =>
      'The coverage amount isn’t here. It should match the cost to rebuild, not the market value. Floods need a policy of their own.',
    'rebuild-check': (_target, held) =>
      `Coverage of ${held} should match the cost to rebuild, not the market value. You could ask for a new estimate. Floods need a policy of their own.`,
  },
  renters: {
    held: () => 'Renters insurance covers your things and claims against you.',
    'may-rent': () =>
      'If you rent, a landlord’s policy doesn’t cover your things. A renters policy is one of the cheapest there is.',
  },
  disability: {
    none: (target) =>
      `Nothing here replaces this pay if illness stops it. Policies usually replace ${percent(replacesLow)} to ${percent(replacesHigh)}, so ${target} a month is a start. Check what the job already provides.`,
    'pay-unknown': () =>
      `Enter pay before taxes to see an amount. Policies usually replace ${percent(replacesLow)} to ${percent(replacesHigh)} of it.`,
    'benefit-unknown': (target) => `The policy’s monthly benefit isn’t here. ${target} a month is a start.`,
    'benefit-short': (target, held) => `The policy pays ${held} a month, and ${target} is a start.`,
    'benefit-enough': (_target, held) =>
      `The policy pays ${held} a month, at least ${percent(replacesLow)} of this pay.`,
    'savings-enough': () => `Savings are more than ${enoughYears} years of spending, so no paycheck has to be insured.`,
  },
  life: {
    'nobody-depends': () =>
      'Nobody here lives on this pay, so there’s little to insure. Savings can pay for a funeral.',
    working: () => 'We’re working out what your family would need.',
    'need-unknown': () => 'Others live on this pay. The life insurance calculator can work out what they’d need.',
    'need-met': (target, held) => `Your family would need ${target}, and it could count on ${held}.`,
    'need-open': (target, held, gap) =>
      `Your family would need ${target}, and it could count on ${held}. That leaves ${gap} to insure.`,
  },
  umbrella: {
    'limit-unknown': () => 'The umbrella’s limit isn’t here. It starts where your car and home policies stop.',
    'worth-above': (target, held) =>
      `${target} of what you own could be at risk, above the ${held} we count for your other policies. An umbrella policy covers the rest.`,
    'worth-below': (target, held) =>
      `What you own that’s at risk, ${target}, is under the ${held} we count for your other policies.`,
  },
  'long-term-care': {
    held: () => 'There’s a policy. Check that its daily benefit has kept up with prices.',
    'age-unknown': () => 'Enter birth months to see if it’s time to look at this.',
    'too-early': () => `Before ${care.fromAge}, other lines usually matter more.`,
    medicaid: () =>
      `With savings under ${care.lowYears === 1 ? 'a year' : `${care.lowYears} years`} of care (${dollars(careYearly)} a year at home), Medicaid often pays once they’re used up.`,
    'can-pay': () => `Savings are more than ${care.highYears} years of care at home, so you could pay for it yourself.`,
    between: (_target, held) =>
      `Savings of ${held} are too much for Medicaid and could be used up by a few years of care at ${dollars(careYearly)} a year.`,
  },
}

/** The line in a sentence or two, with its amounts. */
export function coverText({ line, reason, target, held, person }: CoverLine): string {
  const say = texts[line][reason]
  const [t, h] = [target ?? 0, held ?? 0]
  // What is there is known; what would be enough is an estimate.
  const text = say ? say(rough(t), dollars(h), rough(Math.max(0, t - h))) : ''
  const name = person && person.name !== '' ? person.name : null
  return name && (line === 'disability' || line === 'life')
    ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : capital(text)
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Every reason there are words for, for the test that no line is left without. */
export const reasonsSaid = Object.entries(texts).flatMap(([line, says]) =>
  Object.keys(says).map((reason) => `${line}/${reason}`),
)

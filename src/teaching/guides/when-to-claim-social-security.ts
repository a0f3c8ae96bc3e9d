import {
  claimAges,
  delayedCredits,
  fullRetirementAge,
  spouseRules,
  survivorRules,
} from '#facts/social-security/rules.ts'
import { published } from '../lessons/kit/figure.ts'
import { defineGuide, type Work } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'

const claimedAt = (years: number, about: string): Work => ({
  calculator: 'social-security',
  about,
  inputs: { birthDate: { number: 'born', day: '15' }, pay: { number: 'pay' }, claimAge: years * 12 },
})
/** With a spouse whose benefit is known. */
const together = ({ inputs, ...work }: Work): Work => ({
  ...work,
  inputs: {
    ...inputs,
    marital: 'married',
    otherBirthDate: { number: 'spouseBorn', day: '15' },
    otherKnows: 'benefit',
    otherPia: { number: 'spouseBenefit' },
  },
})
const { worker, lastCredit } = claimAges.value
const bornFrom = Math.max(...fullRetirementAge.value.byBirth.map(({ lastBirthYear }) => lastBirthYear)) + 1
const early = claimedAt(worker / 12, 'Claimed at the first chance')
const full = claimedAt(fullRetirementAge.value.laterBirths / 12, 'Claimed at full retirement age')
const late = claimedAt(lastCredit / 12, 'Claimed as late as it pays')

export const guide = defineGuide({
  about: {
    slug: 'when-to-claim-social-security',
    title: 'When should I claim Social Security?',
    line: 'Four questions about work, health, cash and your spouse, with your benefit at each age.',
    asked: [
      'claim at 62 67 or 70',
      'when to take social security',
      'should I wait until 70',
      'take social security early',
    ],
    help: [],
    glossary: ['full-retirement-age', 'social-security', 'cola'],
    reviewed: '2026-11-23',
  },
  figures: {
    first: published(claimAges, worker / 12, 'count'),
    full: published(fullRetirementAge, fullRetirementAge.value.laterBirths / 12, 'count'),
    last: published(claimAges, lastCredit / 12, 'count'),
    born: published(fullRetirementAge, bornFrom, 'count', String(bornFrom)),
    married: published(spouseRules, spouseRules.value.divorcedMarriageYears, 'years'),
    yearly: published(
      delayedCredits,
      delayedCredits.value.laterBirths,
      'percent',
      `${delayedCredits.value.laterBirths}%`,
    ),
    survivor: published(
      survivorRules,
      survivorRules.value.limitShare.numerator / 10,
      'percent',
      `${survivorRules.value.limitShare.numerator / 10}%`,
    ),
  },
  words: (said) => ({
    start: 'need',
    numbers: {
      born: { ...usual.born, start: '1966-05' },
      pay: { ...usual.pay, hint: 'A usual year’s pay, before taxes' },
      spouseBorn: { kind: 'month', label: 'Your spouse’s birth month', start: '1968-09', min: 1930, max: 2005 },
      spouseBenefit: {
        kind: 'money',
        label: 'Your spouse’s benefit',
        hint: 'At full retirement age, on their statement',
        suffix: '/mo',
        start: 1200,
        min: 0,
        max: 6000,
      },
    },
    steps: {
      need: {
        ask: 'Could you pay your bills for some years without the check?',
        hint: 'From pay, savings or a spouse’s income.',
        answers: [
          { says: 'Yes', to: 'work' },
          { says: 'No', to: 'claim-now' },
        ],
      },
      work: {
        ask: 'Are you still working and under full retirement age?',
        hint: `Full retirement age is ${said.full} for people born in ${said.born} or later.`,
        answers: [
          { says: 'Yes, and I earn a good deal', to: 'wait-work' },
          { says: 'No, or only a little', to: 'health' },
        ],
      },
      health: {
        ask: 'How is your health, and how long have people in your family lived?',
        answers: [
          { says: 'Poor health, or short lives', to: 'short' },
          { says: 'About average, or better', to: 'couple' },
        ],
      },
      couple: {
        ask: 'Are you married, and is your benefit the larger one?',
        hint: 'When one of two dies, the larger check goes on and the smaller one stops.',
        answers: [
          { says: 'Yes', to: 'larger' },
          { says: 'Married, and mine is smaller', to: 'smaller' },
          { says: 'Not married', to: 'single' },
        ],
      },
    },
    ends: {
      'claim-now': {
        title: 'Claiming is what it’s for',
        lead: `You can claim from ${said.first}. The check is smaller for life, and food, rent and medicine now can be worth more.`,
        steps: [
          'Look first at other help: food benefits, Medicaid, property tax relief.',
          'Even a few months’ wait makes each check larger.',
        ],
        works: [early, full],
        doors: [{ path: '/retirement-drawdown-calculator', says: 'How long your savings last' }],
      },
      'wait-work': {
        title: 'Waiting often makes sense while you work',
        lead: 'Before full retirement age, pay above a yearly limit holds back part of your checks. They’re added back later.',
        steps: [
          'Compare at the age you plan to stop work.',
          `Each year you wait past full retirement age adds ${said.yearly} of the full benefit, until ${said.last}.`,
          'Look at your record on ssa.gov for missing years.',
        ],
        works: [full, late],
        doors: [{ path: '/social-security-calculator', says: 'Every claiming age side by side' }],
      },
      short: {
        title: 'An early claim can pay more in total',
        lead: 'The total depends on how long you live. With a short life ahead, more small checks can beat fewer large ones.',
        steps: [
          'If you’re married and earned more, think of the survivor: your choice sets their check.',
          'If you can’t work because of your health, ask about disability benefits first.',
          'Compare the totals here.',
        ],
        works: [early, full],
        doors: [{ path: '/social-security-calculator', says: 'Change how long you expect to live' }],
      },
      larger: {
        title: 'Waiting protects the one who lives longer',
        lead: `Your check is the one that goes on. If you claim early, a survivor at full retirement age may get as little as ${said.survivor} of your full benefit.`,
        steps: [
          `Compare ${said.full} with ${said.last} for the larger earner.`,
          'The smaller earner could claim earlier, so some income comes in.',
          'Have cash or other income for the years between.',
        ],
        works: [together(late), together(full)],
        doors: [{ path: '/social-security-calculator', says: 'Plan both claims together' }],
      },
      smaller: {
        title: 'The smaller check matters less for the long run',
        lead: 'It stops when one of you dies. Claiming it earlier can let the larger one wait.',
        steps: [
          'Check whether a spouse’s benefit on the larger record would be more than your own.',
          'Compare both claims together in the calculator.',
        ],
        works: [together(full), together(early)],
        doors: [{ path: '/social-security-calculator', says: 'Plan both claims together' }],
      },
      single: {
        title: 'It’s insurance against a long life',
        lead: `Waiting from ${said.first} to ${said.last} makes each check much larger, and it rises with prices for life.`,
        steps: [
          'Compare the totals at the age you might reach.',
          `Divorced after ${said.married} of marriage or more? A claim on an ex’s record may be larger.`,
          'Have cash for the years between.',
        ],
        works: [late, full],
        doors: [{ path: '/social-security-calculator', says: 'Every claiming age side by side' }],
      },
    },
  }),
})

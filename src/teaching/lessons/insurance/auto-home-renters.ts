import { autoPremiumNational } from '#facts/insurance/auto-premiums.ts'
import { floodWaitDays } from '#facts/insurance/home-claims.ts'
import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { autoDeductible: 1000, homeDeductible: 2000, healthDeductible: 1500, savings: 4000 }
const fund = await answerOf('emergency-fund', inputs)

const roof = 16_000
const life = 20
const age = 5
const deductible = 2000
const worn = roof * (1 - age / life)

export const autoHomeRenters = defineLesson({
  about: {
    slug: 'auto-home-renters',
    unit: 'insurance',
    title: 'What don’t my car, home and renters policies pay for?',
    minutes: 5,
    level: 'next',
    about: ['liability', 'flood insurance', 'actual cash value', 'renters insurance', 'umbrella'],
    after: ['insurance-logic'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    roof: given(roof, 'money'),
    life: given(life, 'years'),
    age: given(age, 'years'),
    deductible: given(deductible, 'money'),
    worn: worked(worn, 'money', '$16,000 × 15 ÷ 20'),
    paidWorn: worked(worn - deductible, 'money', '$12,000 − $2,000'),
    paidNew: worked(roof - deductible, 'money', '$16,000 − $2,000'),
    yoursWorn: worked(roof - (worn - deductible), 'money', '$16,000 − $10,000'),
    crash: given(180_000, 'money'),
    limit: given(50_000, 'money'),
    owed: worked(180_000 - 50_000, 'money', '$180,000 − $50,000'),
    wait: published(floodWaitDays, floodWaitDays.value, 'count'),
    renters: published(rentersPremiumNational, rentersPremiumNational.value, 'money'),
    full: published(autoPremiumNational, autoPremiumNational.value.full, 'money'),
    minimum: published(autoPremiumNational, autoPremiumNational.value.minimum, 'money'),
    car: given(inputs.autoDeductible, 'money'),
    home: given(inputs.homeDeductible, 'money'),
    health: given(inputs.healthDeductible, 'money'),
    all: worked(fund('deductibles'), 'money', '$1,000 + $2,000 + $1,500'),
    whole: mistaken(roof, 'money', 'The price of a new roof, nothing taken off'),
    noWear: mistaken(roof - deductible, 'money', 'What a replacement cost policy pays'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'A river rises and fills your living room. Which policy pays?',
      options: ['Home insurance', 'Flood insurance', 'Either one'],
      truth: 1,
      reveal: `Only flood insurance. Home and renters policies leave floods out, and a new federal flood policy usually starts after ${n.wait} days.`,
    },
    idea: [
      'The part that pays other people, called liability, protects your savings and your pay.',
      'The part that pays you may only pay what your old things were worth.',
      'What a policy leaves out is where the big losses hide, so read that page first.',
    ],
    example: [
      `A storm ruins your roof. A new one costs ${n.roof} and lasts about ${n.life}. Yours is ${n.age} old, and your deductible is ${n.deductible}.`,
      `A policy that pays “actual cash value” takes off the wear: ${n.worn}. Less the deductible, you get ${n.paidWorn} and pay ${n.yoursWorn} yourself.`,
      `A policy that pays “replacement cost” gives you ${n.paidNew}. Two words in the policy make the difference.`,
      `Now a crash. You hurt someone, and it costs ${n.crash}. Your policy stops at ${n.limit}, so they can come after you for the other ${n.owed}.`,
    ],
    tryIt: `You pay the deductible before any policy does. Change yours and watch the emergency fund it takes to handle them all.`,
    facts: [
      {
        say: `Flood insurance usually starts ${n.wait} days after you buy it. Once the storm is on the news, it’s too late.`,
      },
      {
        say: `Renters insurance averages about ${n.renters} a year. It pays for your things and for harm you cause. Your landlord’s policy does neither.`,
      },
      {
        say: `Car insurance averages ${n.full} a year with full coverage and ${n.minimum} with the state minimum. The minimum pays nothing for your own car, and little for a bad crash.`,
      },
      {
        say: `Deductibles of ${n.car}, ${n.home} and ${n.health} mean ${n.all} of your own money in a year when everything goes wrong.`,
      },
    ],
    myth: {
      said: '“I have full coverage, so I’m covered for everything.”',
      answer:
        '“Full coverage” is only a nickname for liability plus damage to your own car. It still has limits, deductibles and a list of things it leaves out.',
    },
    quiz: [
      {
        ask: 'Your laptop is stolen from your rented apartment. Does the landlord’s policy pay?',
        right: { says: 'No', why: 'It’s for the building. Your things need renters insurance.' },
        wrong: [
          { says: 'Yes', why: 'Many renters think so and find out too late.' },
          { says: 'Only if the lock was bad', why: 'You’d have to win that argument. Renters insurance just pays.' },
        ],
      },
      {
        ask: `The roof above is ${n.age} old. What does an actual cash value policy pay after the deductible?`,
        right: {
          says: n.paidWorn,
          figure: 'paidWorn',
          why: `${n.roof} less a quarter for wear, less ${n.deductible}.`,
        },
        wrong: [
          {
            says: n.noWear,
            figure: 'noWear',
            why: 'That’s what replacement cost would pay. Wear comes off first here.',
          },
          { says: n.whole, figure: 'whole', why: 'The deductible is always yours, and here so is the wear.' },
        ],
      },
      {
        ask: 'When could you think about dropping collision coverage on your car?',
        right: {
          says: 'When it’s worth little and savings could replace it',
          why: 'The most it pays is what the car is worth, less the deductible.',
        },
        wrong: [
          { says: 'While you still owe on the car loan', why: 'The lender asks for it until the loan is paid.' },
          { says: 'After a year without a crash', why: 'One good year doesn’t tell you about the next one.' },
        ],
      },
      {
        ask: 'What does an umbrella policy add?',
        right: {
          says: 'More liability, above your car and home policies',
          why: 'It starts where their limits end. It’s for people with more to lose than those limits.',
        },
        wrong: [
          { says: 'Flood and storm damage', why: 'The name sounds like rain, but it’s about harm to others.' },
          { says: 'A lower deductible', why: 'Your own policies keep their deductibles.' },
        ],
      },
    ],
    summary: [
      'Check three things: the liability limit, what’s left out, and whether you’re paid for new or for worn.',
      'Renters need their own policy, and floods need a policy of their own.',
    ],
    doNow: {
      say: 'Walk through your home with your phone and film what you own. It’s the quickest home inventory there is.',
      path: '/insurance-hub',
    },
  }),
  widget: {
    calculator: 'emergency-fund',
    inputs,
    ask: ['autoDeductible', 'homeDeductible', 'healthDeductible'],
    expects: [['deductibles', 'all']],
  },
  doors: ['/insurance-hub', '/insurance-guide'],
  next: { lesson: 'life-disability', calculator: 'emergency-fund' },
})

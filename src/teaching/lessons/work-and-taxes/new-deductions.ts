import { overtimeRule } from '#facts/state-rules/pay-law.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const base = 20
const hours = 200
const times = overtimeRule.value.times
const premium = base * (times - 1) * hours
const inputs = { status: 'single', pay: 60_000, overtimePremium: premium } as const
const after = await answerOf('tax', inputs)
const before = await answerOf('tax', { status: 'single', pay: 60_000 })
const tips = law.tipsDeduction
const overtime = law.overtimeDeduction
const senior = law.seniorDeduction
const car = law.carLoanDeduction
const years = actDeductionYears.value
const fica = (law.payroll.value.socialSecurityRate + law.payroll.value.medicareRate) * 100

export const newDeductions = defineLesson({
  about: {
    slug: 'new-deductions',
    unit: 'work-and-taxes',
    title: 'Are tips and overtime really tax-free?',
    minutes: 5,
    level: 'next',
    about: ['no tax on tips', 'no tax on overtime', 'senior deduction', 'car loan interest', 'overtime premium'],
    after: ['deductions-and-credits'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    from: published(actDeductionYears, years.from, 'count', String(years.from)),
    through: published(actDeductionYears, years.through, 'count', String(years.through)),
    pay: given(inputs.pay, 'money'),
    base: given(base, 'money'),
    hours: given(hours, 'count'),
    overtimePay: worked(base * times, 'money', `$20 × ${times}`),
    overtimeAll: worked(base * times * hours, 'money', '$30 × 200 hours'),
    half: worked(base * (times - 1), 'money', '$30 − $20'),
    premium: worked(premium, 'money', '$10 × 200 hours'),
    taxBefore: worked(before('totalTax'), 'money', 'Federal income tax on $60,000 of single pay'),
    taxAfter: worked(
      after('totalTax'),
      'money',
      `Federal income tax on $60,000 of single pay with ${reckoned(premium)} deducted`,
    ),
    saves: worked(before('totalTax') - after('totalTax'), 'money', shareOf(after('bracketRate'), premium)),
    saveShare: worked(
      ((before('totalTax') - after('totalTax')) / (base * times * hours)) * 100,
      'share',
      reckoned(before('totalTax') - after('totalTax'), ['÷', base * times * hours]),
    ),
    fica: published(law.payroll, fica, 'percent'),
    ficaDollars: worked((base * times * hours * fica) / 100, 'money', shareOf(fica, base * times * hours)),
    tipsCap: published(tips, tips.value.cap, 'money'),
    overtimeCap: published(overtime, overtime.value.cap.other, 'money'),
    overtimeJoint: published(overtime, overtime.value.cap.joint, 'money'),
    fadeSingle: published(tips, tips.value.magiOver.other, 'money'),
    fadeJoint: published(tips, tips.value.magiOver.joint, 'money'),
    step: published(tips, tips.value.step.amount, 'money'),
    per: published(tips, tips.value.step.per, 'money'),
    senior: published(senior, senior.value.perPerson, 'money'),
    seniorAge: given(65, 'count'),
    seniorFrom: published(senior, senior.value.magiOver.other, 'money'),
    seniorJoint: published(senior, senior.value.magiOver.joint, 'money'),
    seniorRate: published(senior, senior.value.rate * 100, 'percent'),
    carCap: published(car, car.value.cap, 'money'),
    seventy: given(70, 'count'),
    older: mistaken(
      law.standardDeductionExtras.value.agedOrBlindEach.single,
      'money',
      'The older addition to the standard deduction',
    ),
    seniorNone: mistaken(0, 'money', 'As if the income were too high'),
    whole: mistaken(base * times, 'money', 'All of the overtime pay'),
    basePart: mistaken(base, 'money', 'The regular part of the pay'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re single, earn ${n.pay}, and ${n.overtimeAll} of that is overtime. How much does the “no tax on overtime” rule save you?`,
      from: 0,
      to: 1500,
      step: 10,
      truth: 'saves',
      reveal: `It saves ${n.saves}. Only the extra half of time-and-a-half counts, and payroll tax stays.`,
    },
    idea: [
      `From ${n.from} through ${n.through}, part of your tips and overtime isn’t charged federal income tax.`,
      'Social Security and Medicare tax still come off.',
      'You get the savings when you file, not in each paycheck.',
    ],
    example: [
      `Your base pay is ${n.base} an hour and overtime pays ${n.overtimePay}. The extra part is ${n.half} an hour.`,
      `You work ${n.hours} overtime hours. You earn ${n.overtimeAll} for them, but only ${n.premium} counts.`,
      `On ${n.pay} in total, your income tax drops from ${n.taxBefore} to ${n.taxAfter}. You save ${n.saves}.`,
      `That’s ${n.saveShare} of your overtime pay. Social Security and Medicare still take ${n.fica}, which is ${n.ficaDollars}.`,
    ],
    tryIt: `Change the overtime premium, then add tips. Set the age to ${n.seniorAge} or more to see the senior deduction.`,
    facts: [
      {
        say: `Up to ${n.tipsCap} of tips can be deducted, in jobs where tips are customary. For overtime it’s ${n.overtimeCap}, or ${n.overtimeJoint} on a joint return.`,
      },
      {
        say: `Both shrink by ${n.step} for each ${n.per} of income above ${n.fadeSingle}, or ${n.fadeJoint} on a joint return.`,
      },
      {
        say: `People ${n.seniorAge} and older can deduct ${n.senior} each. It shrinks by ${n.seniorRate} of income above ${n.seniorFrom}, or ${n.seniorJoint} on a joint return.`,
      },
      {
        say: `Up to ${n.carCap} of interest on a loan for a new car assembled in the U.S. counts as well. You can take all of these with the standard deduction.`,
      },
    ],
    myth: {
      said: '“My overtime check will be bigger now.”',
      answer:
        'Your employer may still hold back tax as before. You’d see the savings when you file, unless you change your W-4.',
    },
    quiz: [
      {
        ask: `Base pay is ${n.base} an hour and overtime pays ${n.overtimePay}. How much of each overtime hour can be deducted?`,
        right: { says: n.half, figure: 'half', why: 'Only the premium counts: the part above your regular rate.' },
        wrong: [
          {
            says: n.whole,
            figure: 'whole',
            why: 'That’s the whole overtime rate. The regular part is taxed as usual.',
          },
          { says: n.basePart, figure: 'basePart', why: 'That’s the regular part, which is taxed as usual.' },
        ],
      },
      {
        ask: 'What happens to Social Security and Medicare tax on tips?',
        right: { says: 'It’s still due', why: 'The new rule is about federal income tax only.' },
        wrong: [
          { says: 'It’s gone', why: '“No tax on tips” sounds like it, but payroll tax stays.' },
          { says: 'It’s cut in half', why: 'Nothing changed about payroll tax.' },
        ],
      },
      {
        ask: `You’re single, ${n.seventy}, with income of ${n.pay}. How much does the new senior deduction take off?`,
        right: { says: n.senior, figure: 'senior', why: `Your income is below ${n.seniorFrom}, so you get all of it.` },
        wrong: [
          {
            says: n.older,
            figure: 'older',
            why: 'That’s the older extra for people your age. You get it too, but it isn’t the new one.',
          },
          { says: n.seniorNone, figure: 'seniorNone', why: `It only starts to shrink above ${n.seniorFrom}.` },
        ],
      },
      {
        ask: 'You borrow to buy a used car. Can you deduct the interest?',
        right: { says: 'No', why: 'The car must be new, and assembled in the U.S.' },
        wrong: [
          { says: 'Yes, all of it', why: 'The deduction is only for loans on new cars.' },
          { says: 'Yes, half of it', why: 'There’s no half rule. A used car doesn’t qualify.' },
        ],
      },
    ],
    summary: [
      'Part of tips and overtime skips federal income tax for a few years, but payroll tax stays.',
      'Only the extra half of time-and-a-half counts, and the savings come at filing.',
    ],
    doNow: { say: 'Look at your last pay stub. Find overtime pay or tips, and work out the part that counts.' },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['overtimePremium', 'tips', 'age'],
    expects: [['totalTax', 'taxAfter']],
  },
  next: { lesson: 'why-invest', calculator: 'tax' },
})

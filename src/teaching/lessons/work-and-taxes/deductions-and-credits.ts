import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const list = {
  mortgageInterest: 11_000,
  mortgageBalance: 200_000,
  stateIncomeTaxPaid: 9000,
  charityCash: 2000,
} as const
const inputs = { status: 'single', pay: 100_000, ...list } as const
const single = await answerOf('tax', inputs)
const withoutList = await answerOf('tax', { status: 'single', pay: 100_000, charityCash: 2000 })
const gift = await answerOf('tax', { status: 'single', pay: 60_000, charityCash: 300 })
const noGift = await answerOf('tax', { status: 'single', pay: 60_000 })
const deduction = law.standardDeduction.value
const salt = law.saltCap.value
const itemized = law.itemized.value
const student = law.studentLoanInterest.value
const floor = 100_000 * itemized.giftsOverShareOfAgi

export const deductionsAndCredits = defineLesson({
  about: {
    slug: 'deductions-and-credits',
    unit: 'work-and-taxes',
    title: 'Which saves more, a deduction or a credit?',
    minutes: 6,
    level: 'next',
    about: ['tax deduction', 'tax credit', 'itemize', 'standard deduction', 'SALT', 'charity', 'refundable credit'],
    after: ['tax-brackets'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.itemized, Number(lawYear), 'count', lawYear),
    amount: given(1000, 'money'),
    rate: given(12, 'percent'),
    saves: worked(120, 'money', '12% of $1,000'),
    eight: worked(1000 / 120, 'ratio', '$1,000 ÷ $120', 'eight times'),
    pay: given(inputs.pay, 'money'),
    interest: given(list.mortgageInterest, 'money'),
    stateTax: given(list.stateIncomeTaxPaid, 'money'),
    gifts: given(list.charityCash, 'money'),
    floor: worked(floor, 'money', shareOf(itemized.giftsOverShareOfAgi * 100, inputs.pay)),
    counted: worked(list.charityCash - floor, 'money', reckoned(list.charityCash, ['−', floor])),
    list: worked(
      single('itemizedDeductions'),
      'money',
      reckoned(list.mortgageInterest, ['+', list.stateIncomeTaxPaid], ['+', list.charityCash - floor]),
    ),
    standard: published(law.standardDeduction, deduction.single, 'money'),
    standardJoint: published(law.standardDeduction, deduction.joint, 'money'),
    tax: worked(single('totalTax'), 'money', `The tax on ${reckoned(single('taxableIncome'))}`),
    taxWithout: worked(
      withoutList('totalTax'),
      'money',
      'The tax with the standard deduction and what gifts add to it',
    ),
    listSaves: worked(
      withoutList('totalTax') - single('totalTax'),
      'money',
      reckoned(withoutList('totalTax'), ['−', single('totalTax')]),
    ),
    saltCap: published(law.saltCap, salt.cap.single, 'money'),
    saltFrom: published(law.saltCap, salt.magiOver.single, 'money'),
    giftsAlone: published(law.itemized, itemized.nonItemizerCashGifts?.single ?? Number.NaN, 'money'),
    giftsJoint: published(law.itemized, itemized.nonItemizerCashGifts?.joint ?? Number.NaN, 'money'),
    giftFloor: published(law.itemized, itemized.giftsOverShareOfAgi * 100, 'percent'),
    medical: published(law.itemized, itemized.medicalOverShareOfAgi * 100, 'percent'),
    studentMax: published(law.studentLoanInterest, student.max, 'money'),
    studentFrom: published(law.studentLoanInterest, student.magi.other.from, 'money'),
    studentJoint: published(law.studentLoanInterest, student.magi.joint.from, 'money'),
    smallGift: given(300, 'money'),
    smallGiftSaves: worked(noGift('totalTax') - gift('totalTax'), 'money', '12% of $300'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re in the ${n.rate} bracket. A ${n.amount} credit saves you ${n.amount}. How much does a ${n.amount} deduction save?`,
      from: 0,
      to: 1000,
      step: 10,
      truth: 'saves',
      reveal: `It saves ${n.saves}. The credit is worth about ${n.eight} as much.`,
    },
    idea: [
      'A deduction lowers the income you’re taxed on.',
      'A credit lowers the tax itself, dollar for dollar.',
      'You list your deductions only if the list beats the standard deduction.',
    ],
    example: [
      `You’re single and earn ${n.pay}. You paid ${n.interest} of mortgage interest and ${n.stateTax} of state tax, and gave ${n.gifts} to charity.`,
      `The first ${n.floor} of gifts doesn’t count when you itemize, so ${n.counted} does. Your list comes to ${n.list}.`,
      `The standard deduction for one person is ${n.standard}. Your list is bigger, so you itemize.`,
      `Your tax is ${n.tax}. Without the list it would be ${n.taxWithout}, so listing saves ${n.listSaves}.`,
      `For a married couple, the same ${n.list} loses to the joint standard deduction of ${n.standardJoint}. Listing would save nothing.`,
    ],
    tryIt:
      'Lower the mortgage interest and watch the tax rise, until it stops. From there, the standard deduction is better. Then change the filing status.',
    facts: [
      {
        say: `In ${n.year}, state and local taxes count up to ${n.saltCap} on your list. The cap starts to shrink above ${n.saltFrom} of income.`,
      },
      {
        say: `New for ${n.year}: you can deduct up to ${n.giftsAlone} of cash gifts to charity even if you don’t itemize, or ${n.giftsJoint} on a joint return. If you do itemize, gifts count only above ${n.giftFloor} of income.`,
      },
      {
        say: `Only the part of your medical costs above ${n.medical} of your income can go on the list.`,
      },
      {
        say: `Student loan interest counts without a list, up to ${n.studentMax}. It fades above ${n.studentFrom} of income, or ${n.studentJoint} on a joint return.`,
      },
    ],
    myth: {
      said: '“Buy a house for the write-off.”',
      answer: `A write-off only helps above the standard deduction. For the couple in our example, ${n.interest} of mortgage interest saves no federal tax at all.`,
    },
    quiz: [
      {
        ask: `In the ${n.rate} bracket, what’s a ${n.amount} deduction worth next to a ${n.amount} credit?`,
        right: {
          says: `${n.saves} against ${n.amount}`,
          why: 'The deduction saves your rate times the amount. The credit saves all of it.',
        },
        wrong: [
          { says: 'They’re worth the same', why: 'They sound alike, but one lowers income and the other lowers tax.' },
          {
            says: 'The deduction is worth more',
            why: 'A deduction saves only a part of each dollar. A credit saves all of it.',
          },
        ],
      },
      {
        ask: 'What does it mean that a credit is refundable?',
        right: { says: 'You get it even if you owe no tax', why: 'The part above your tax is paid to you.' },
        wrong: [
          { says: 'You may have to pay it back later', why: 'It’s yours to keep, as long as you qualified.' },
          { says: 'You can claim it again next year', why: 'Each year’s credit is figured on its own.' },
        ],
      },
      {
        ask: `A married couple’s list adds up to ${n.list}. What do they do?`,
        right: { says: `Take the standard ${n.standardJoint}`, why: 'You may use whichever is larger.' },
        wrong: [
          { says: `Itemize the ${n.list}`, why: 'A smaller deduction means more tax.' },
          {
            says: 'Use both',
            why: 'It’s one or the other. Only a few things, like some gifts, can be added to the standard deduction.',
          },
        ],
      },
      {
        ask: `You don’t itemize and give ${n.smallGift} in cash to a charity in ${n.year}. Does it lower your tax?`,
        right: { says: 'Yes', why: `In the ${n.rate} bracket it saves about ${n.smallGiftSaves}. Keep the receipt.` },
        wrong: [
          { says: 'No, only people who itemize can deduct gifts', why: 'That was the rule for years. It changed.' },
          { says: `Only above ${n.giftFloor} of your income`, why: 'That floor is for people who itemize.' },
        ],
      },
    ],
    summary: [
      'A credit beats a deduction of the same size.',
      'Itemize only when your list is longer than the standard deduction.',
    ],
    doNow: { say: 'Add up your mortgage interest, state tax and gifts. Is the sum above your standard deduction?' },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['status', 'mortgageInterest', 'charityCash'],
    expects: [
      ['totalTax', 'tax'],
      ['itemizedDeductions', 'list'],
    ],
  },
  next: { lesson: 'family-credits', calculator: 'tax' },
})

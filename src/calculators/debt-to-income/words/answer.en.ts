/** What the answer says: headline, the line under it, figures, the split, errors. */
import type { Say } from '../../kit/say.ts'

/** Ratios come as texts: one a hair over its limit shows the digits that say so. */
interface Against {
  readonly ratio: string
  readonly limit: string
  /** 'guideline for FHA loans'. */
  readonly name: string
}

export const headlines = {
  within: ({ ratio, limit, name }: Against) => `Your DTI is **${ratio}**, within the **${limit}** ${name}.`,
  over: ({ ratio, limit, name }: Against) => `Your DTI is **${ratio}**, over the **${limit}** ${name}.`,
  housingOver: ({ ratio, limit, name }: Against) =>
    `Your housing ratio is **${ratio}**, over the **${limit}** ${name}.`,
  noMaximum: ({ ratio }: { ratio: string }) =>
    `Your DTI is **${ratio}**. The VA sets no maximum, only what you’d have left to live on.`,
  noIncome: () => 'Without income, there’s **no ratio** to show.',
}

export const underneath = {
  housing: ({ ratio }: { ratio: string }) => `Housing alone takes ${ratio} of your income before taxes.`,
  dti: ({ ratio }: { ratio: string }) => `Your debt-to-income ratio (DTI) is ${ratio}.`,
  room: ({ room }: { room: number }, say: Say) => `You have room for ${say.money(room)} more in monthly payments.`,
  aboveGuide: ({ guide }: { guide: string }) => `It’s above the ${guide} guideline.`,
  aboveGuideHousing: () => 'Your housing ratio is above the guideline.',
  payOff: ({ name, cash }: { name: string; cash: number }, say: Say) =>
    `The cheapest way to get under it is to pay off ${name} for ${say.money(cash)}.`,
  payOffSome: ({ count, cash }: { count: number; cash: number }, say: Say) =>
    `The cheapest way to get under it is to pay off ${count} debts for ${say.money(cash)}.`,
  over: ({ over }: { over: number }, say: Say) => `You’re ${say.money(over)} a month over.`,
  noIncome: () => 'Add at least one income.',
}

export const splitWords = {
  whole: 'Monthly income before taxes',
  housing: 'Housing',
  debts: 'Debts',
  planned: 'New loan',
  left: 'Left before taxes',
}

export const figureNames = {
  backRatio: { label: 'Debt-to-income ratio (DTI)', short: 'Your DTI' },
  frontRatio: 'Housing ratio (front-end)',
  grossIncome: 'Monthly income counted',
  housing: 'Monthly housing payment',
  debtPayments: 'Monthly debt payments counted',
  roomForDebt: 'Room for more payments',
  roomForHousing: 'Highest housing payment',
  studentCounted: 'Student loan payment counted',
  payoffCash: 'Least cash needed to qualify',
  payoffCount: 'Debts to pay off',
  incomeNeeded: 'More monthly income needed',
  conventionalFront: 'Conventional: housing ratio',
  conventionalBack: 'Conventional: DTI',
  fhaFront: 'FHA: housing ratio',
  fhaBack: 'FHA: DTI',
  vaFront: 'VA: housing ratio',
  vaBack: 'VA: DTI',
  usdaFront: 'USDA: housing ratio',
  usdaBack: 'USDA: DTI',
}

export const errorWords = {
  down: ({ name, least }: { name: string; least: number }, say: Say) =>
    `Enter ${say.percent(least)} or more. ${name} loans require it.`,
}

export const questions = {
  housingPayment: (ratio: string) => `What housing payment gets my DTI to ${ratio}?`,
  price: (ratio: string) => `What home price gets my DTI to ${ratio}?`,
  planned: (ratio: string) => `What new loan payment would bring my DTI to ${ratio}?`,
}

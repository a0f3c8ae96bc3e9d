import type { BlockSpecs } from './tax-specs.ts'

const step = {
  amount: ['How much is lost for each step of income', 'dollars'],
  per: ['Income of one step', 'dollars'],
  partial: ['Whether a part of a step counts as a whole one', 'text'],
} as const

/** Deductions and what limits them, with business and travel. */
export const deductionSpecs: BlockSpecs<
  | 'seniorDeduction'
  | 'tipsDeduction'
  | 'overtimeDeduction'
  | 'carLoanDeduction'
  | 'saltCap'
  | 'mortgageInterest'
  | 'itemized'
  | 'qualifiedBusinessIncome'
  | 'educator'
  | 'studentLoanInterest'
  | 'mileage'
  | 'transitAndParkingMonthly'
  | 'foreignEarnedIncomeExclusion'
  | 'section179'
  | 'excessBusinessLoss'
> = {
  seniorDeduction: {
    name: 'tax.seniorDeduction',
    spec: {
      perPerson: ['Deduction for each person of 65 or older', 'dollars'],
      magiOver: { each: ['Modified AGI over which the deduction for people of 65 or older shrinks', 'dollars'] },
      rate: ['How fast the deduction for people of 65 or older shrinks', 'fraction'],
    },
  },
  tipsDeduction: {
    name: 'tax.tipsDeduction',
    spec: {
      cap: ['Most tips that can be deducted', 'dollars'],
      magiOver: { each: ['Modified AGI over which the deduction for tips shrinks', 'dollars'] },
      step,
    },
  },
  overtimeDeduction: {
    name: 'tax.overtimeDeduction',
    spec: {
      cap: { each: ['Most overtime premium that can be deducted', 'dollars'] },
      magiOver: { each: ['Modified AGI over which the deduction for overtime shrinks', 'dollars'] },
      step,
    },
  },
  carLoanDeduction: {
    name: 'tax.carLoanDeduction',
    spec: {
      cap: ['Most interest of a car loan that can be deducted', 'dollars'],
      magiOver: { each: ['Modified AGI over which the deduction for car loan interest shrinks', 'dollars'] },
      step,
    },
  },
  saltCap: {
    name: 'tax.saltCap',
    spec: {
      cap: { each: ['Most state and local taxes that can be deducted', 'dollars'] },
      magiOver: { each: ['Modified AGI over which the cap on state and local taxes shrinks', 'dollars'] },
      rate: ['How fast the cap on state and local taxes shrinks', 'fraction'],
      floor: { each: ['Smallest cap on state and local taxes', 'dollars'] },
    },
  },
  mortgageInterest: {
    name: 'tax.mortgageInterest',
    spec: {
      debtLimit: { each: ['Home debt whose interest can be deducted', 'dollars'] },
      olderDebtLimit: { each: ['Home debt from before December 16, 2017 whose interest can be deducted', 'dollars'] },
    },
  },
  itemized: {
    name: 'tax.itemized',
    spec: {
      medicalOverShareOfAgi: ['Share of AGI over which medical costs can be deducted', 'fraction'],
      cashGiftsUpToShareOfAgi: ['Share of AGI up to which cash gifts can be deducted', 'fraction'],
      giftsOverShareOfAgi: ['Share of AGI over which gifts can be deducted', 'fraction'],
      nonItemizerCashGifts: { each: ['Cash gifts that can be deducted with the standard deduction', 'dollars'] },
      topBracketReduction: ['Share of itemized deductions lost in the highest bracket', 'fraction'],
      gamblingLossShare: ['Share of gambling losses that can be deducted', 'fraction'],
      mortgageInsurance: {
        share: ['Share of mortgage insurance lost for each step of AGI', 'fraction'],
        per: ['AGI of one step', 'dollars'],
        agiOver: ['AGI over which the deduction for mortgage insurance shrinks', 'dollars'],
        perSeparate: ['AGI of one step, married filing separately', 'dollars'],
        agiOverSeparate: [
          'AGI over which the deduction for mortgage insurance shrinks, married filing separately',
          'dollars',
        ],
      },
    },
  },
  qualifiedBusinessIncome: {
    name: 'tax.qualifiedBusinessIncome',
    spec: {
      rate: ['Share of qualified business income that can be deducted', 'fraction'],
      taxableIncomeOver: { each: ['Taxable income over which the limits of the business deduction begin', 'dollars'] },
      phaseInRange: { each: ['Income over which those limits come in', 'dollars'] },
      wageShare: ['Share of wages paid that limits the business deduction', 'fraction'],
      wageShareWithProperty: ['Share of wages paid that limits it together with property', 'fraction'],
      propertyShare: ['Share of property that limits it together with wages', 'fraction'],
      minimumDeduction: {
        amount: ['Smallest business deduction', 'dollars'],
        activeIncomeFrom: ['Active business income from which there is a smallest deduction', 'dollars'],
      },
    },
  },
  educator: {
    name: 'tax.educator',
    spec: {
      max: ['Educator expenses that can be deducted, per teacher', 'dollars'],
      restItemized: ['Whether the rest is an itemized deduction', 'yes-no'],
    },
  },
  studentLoanInterest: {
    name: 'tax.studentLoanInterest',
    spec: {
      max: ['Most student loan interest that can be deducted', 'dollars'],
      magi: {
        each: {
          table: 'Modified AGI between which the student loan interest deduction shrinks',
          fields: { from: 'dollars', to: 'dollars' },
        },
      },
    },
  },
  mileage: {
    name: 'tax.mileage',
    spec: {
      business: ['Business mileage rate', 'dollars', 'mile'],
      medical: ['Medical mileage rate', 'dollars', 'mile'],
      militaryMoving: ['Mileage rate for military moves', 'dollars', 'mile'],
      charity: ['Charity mileage rate', 'dollars', 'mile'],
      businessDepreciation: ['Depreciation in the business mileage rate', 'dollars', 'mile'],
    },
  },
  transitAndParkingMonthly: {
    name: 'tax.transitAndParking',
    spec: ['Untaxed transit passes, and untaxed parking', 'dollars', 'month'],
  },
  foreignEarnedIncomeExclusion: {
    name: 'tax.foreignEarnedIncomeExclusion',
    spec: ['Foreign earned income exclusion', 'dollars'],
  },
  section179: {
    name: 'tax.section179',
    spec: {
      limit: ['Most that can be expensed under section 179', 'dollars'],
      phaseOutOver: ['Purchases over which the section 179 limit shrinks', 'dollars'],
    },
  },
  excessBusinessLoss: {
    name: 'tax.excessBusinessLoss',
    spec: { each: ['Business loss over which the rest is put off', 'dollars'] },
  },
}

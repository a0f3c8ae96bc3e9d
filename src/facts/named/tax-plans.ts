import type { BlockSpecs } from './tax-specs.ts'

const rows = { over: 'dollars', base: 'dollars', rate: 'fraction' } as const
const withholding = (what: string) => ({ each: { table: what, fields: rows } })
const range = (what: string) => ({ table: what, fields: { from: 'dollars', to: 'dollars' } as const })

/** Payroll, withholding, accounts and what Social Security and Medicare set each year. */
export const planSpecs: BlockSpecs<
  | 'payroll'
  | 'futaCreditReduction'
  | 'selfEmployment'
  | 'withholding'
  | 'plans'
  | 'ira'
  | 'hsa'
  | 'healthFsa'
  | 'dependentCareFsa'
  | 'socialSecurity'
  | 'medicare'
  | 'medicarePartD'
> = {
  payroll: {
    name: 'payroll',
    spec: {
      socialSecurityRate: ['Social Security tax on pay, each of employee and employer', 'fraction'],
      wageBase: ['Pay up to which Social Security tax applies', 'dollars', 'year'],
      medicareRate: ['Medicare tax on pay, each of employee and employer', 'fraction'],
      futaRate: ['Federal unemployment tax (FUTA) before credits', 'fraction'],
      futaWageBase: ['Pay up to which FUTA applies', 'dollars', 'year'],
      futaRateAfterCredit: ['FUTA after the full credit', 'fraction'],
      supplementalRate: ['Flat withholding rate on supplemental pay', 'fraction'],
      supplementalRateOverMillion: ['Flat withholding rate on supplemental pay over $1 million', 'fraction'],
      backupWithholdingRate: ['Backup withholding rate', 'fraction'],
    },
  },
  futaCreditReduction: {
    name: 'payroll.futaCreditReduction',
    spec: { table: 'States and territories where the FUTA credit is reduced, and by how much', fields: {} },
  },
  selfEmployment: {
    name: 'tax.selfEmployment',
    spec: {
      netEarningsFactor: ['Share of profit that self-employment tax applies to', 'fraction'],
      socialSecurityRate: ['Social Security part of self-employment tax', 'fraction'],
      medicareRate: ['Medicare part of self-employment tax', 'fraction'],
      minimumNetEarnings: ['Net earnings from which self-employment tax applies', 'dollars'],
      deductibleShare: ['Share of self-employment tax that can be deducted', 'fraction'],
    },
  },
  withholding: {
    name: 'payroll.withholding',
    spec: {
      subtract: { each: ['Taken off annual pay before the withholding tables', 'dollars'] },
      allowance: ['One allowance of a Form W-4 from before 2020', 'dollars', 'year'],
      nonresidentAdds: {
        older: ['Added to a nonresident alien’s annual pay, Form W-4 from before 2020', 'dollars'],
        current: ['Added to a nonresident alien’s annual pay', 'dollars'],
      },
      standard: withholding('Annual percentage method withholding table, standard'),
      stepTwoBox: withholding('Annual percentage method withholding table, with the box in step 2 checked'),
    },
  },
  plans: {
    name: 'retirement.workplacePlan',
    spec: {
      deferral: ['Most an employee may put into a 401(k), 403(b) or 457(b)', 'dollars', 'year'],
      catchUp50: ['Catch-up contribution from age 50', 'dollars', 'year'],
      catchUp60To63: ['Catch-up contribution at ages 60 to 63', 'dollars', 'year'],
      rothCatchUpWagesOver: ['Wages of the year before over which catch-up contributions must be Roth', 'dollars'],
      annualAdditions: ['Most that employee and employer together may add', 'dollars', 'year'],
      definedBenefit: ['Largest benefit of a defined benefit plan', 'dollars', 'year'],
      compensationLimit: ['Pay that counts for contributions', 'dollars', 'year'],
      highlyCompensated: ['Pay over which an employee is highly compensated', 'dollars', 'year'],
      keyEmployee: ['Pay of an officer over which an employee is a key employee', 'dollars', 'year'],
      simpleDeferral: ['Most an employee may put into a SIMPLE plan', 'dollars', 'year'],
      simpleDeferralSmallEmployer: ['The same where the higher limit applies', 'dollars', 'year'],
      simpleCatchUp50: ['Catch-up contribution to a SIMPLE plan from age 50', 'dollars', 'year'],
      simpleCatchUpEnhanced: ['The same where the higher limit applies', 'dollars', 'year'],
      simpleCatchUp60To63: ['Catch-up contribution to a SIMPLE plan at ages 60 to 63', 'dollars', 'year'],
      sepMinimumCompensation: ['Pay from which an employee must be in a SEP', 'dollars', 'year'],
      qlac: ['Most that can buy a qualifying longevity annuity', 'dollars'],
      qcd: ['Most that can be given from an IRA to charity untaxed', 'dollars', 'year'],
    },
  },
  ira: {
    name: 'retirement.ira',
    spec: {
      limit: ['IRA contribution limit', 'dollars', 'year'],
      catchUp50: ['IRA catch-up contribution from age 50', 'dollars', 'year'],
      rothMagi: { each: range('Modified AGI between which a Roth IRA contribution shrinks') },
      deductionMagi: { each: range('Modified AGI between which the deduction for a traditional IRA shrinks') },
    },
  },
  hsa: {
    name: 'health.hsa',
    spec: {
      self: ['HSA contribution limit, self-only coverage', 'dollars', 'year'],
      family: ['HSA contribution limit, family coverage', 'dollars', 'year'],
      catchUp55: ['HSA catch-up contribution from age 55', 'dollars', 'year'],
      minimumDeductibleSelf: ['Smallest deductible of a plan with an HSA, self-only', 'dollars', 'year'],
      minimumDeductibleFamily: ['Smallest deductible of a plan with an HSA, family', 'dollars', 'year'],
      outOfPocketSelf: ['Largest out-of-pocket maximum of a plan with an HSA, self-only', 'dollars', 'year'],
      outOfPocketFamily: ['Largest out-of-pocket maximum of a plan with an HSA, family', 'dollars', 'year'],
    },
  },
  healthFsa: {
    name: 'health.flexibleSpending',
    spec: {
      limit: ['Health flexible spending account contribution limit', 'dollars', 'year'],
      carryover: ['Most that can be carried over', 'dollars', 'year'],
    },
  },
  dependentCareFsa: {
    name: 'tax.dependentCareAccount',
    spec: {
      limit: ['Dependent care flexible spending account limit', 'dollars', 'year'],
      separate: ['The same, married filing separately', 'dollars', 'year'],
    },
  },
  socialSecurity: {
    name: 'socialSecurity',
    spec: {
      wageBase: ['Pay up to which Social Security tax applies and pay counts for benefits', 'dollars', 'year'],
      cola: ['Cost-of-living increase first paid in January of the year', 'fraction'],
      bendPoints: { list: 'Bend points of the benefit formula for people turning 62', unit: 'dollars', per: 'month' },
      familyMaximumBendPoints: { list: 'Bend points of the family maximum', unit: 'dollars', per: 'month' },
      quarterOfCoverage: ['Pay that earns one credit', 'dollars'],
      earningsTestUnder: ['Pay allowed before full retirement age', 'dollars', 'year'],
      earningsTestYearOf: ['Pay allowed in the year of full retirement age, before it', 'dollars', 'year'],
      maxMonthlyBenefitAtFullAge: ['Largest benefit at full retirement age', 'dollars', 'month'],
      substantialGainfulMonthly: ['Pay that counts as substantial work', 'dollars', 'month'],
      substantialGainfulBlindMonthly: ['Pay that counts as substantial work, blind', 'dollars', 'month'],
      ssiMonthly: ['Supplemental Security Income, one person', 'dollars', 'month'],
      ssiCoupleMonthly: ['Supplemental Security Income, a couple', 'dollars', 'month'],
    },
  },
  medicare: {
    name: 'medicare',
    spec: {
      partBPremium: ['Standard Part B premium', 'dollars', 'month'],
      partBDeductible: ['Part B deductible', 'dollars', 'year'],
      partADeductible: ['Part A hospital deductible per benefit period', 'dollars'],
      partAPremium: ['Part A premium with fewer than 30 credits', 'dollars', 'month'],
      partAPremium30Quarters: ['Part A premium with 30 to 39 credits', 'dollars', 'month'],
      partACoinsurance61To90: ['Part A coinsurance, hospital days 61 to 90', 'dollars', 'day'],
      partALifetimeReserveDay: ['Part A coinsurance, lifetime reserve days', 'dollars', 'day'],
      skilledNursing21To100: ['Skilled nursing coinsurance, days 21 to 100', 'dollars', 'day'],
      irmaa: {
        table: 'Monthly Medicare surcharge from these incomes up, of two years before',
        fields: { single: 'dollars', joint: 'dollars', partB: 'dollars', partD: 'dollars' },
      },
      irmaaSeparate: {
        table: 'The same, married filing separately',
        fields: { from: 'dollars', partB: 'dollars', partD: 'dollars' },
      },
      irmaaIncomeYear: ['Year whose income decides the surcharge', 'calendar year'],
    },
  },
  medicarePartD: {
    name: 'medicare.partD',
    spec: {
      basePremium: ['National base premium of Part D', 'dollars', 'month'],
      maxDeductible: ['Largest deductible of a Part D plan', 'dollars', 'year'],
      outOfPocketCap: ['Out-of-pocket cap of Part D', 'dollars', 'year'],
    },
  },
}

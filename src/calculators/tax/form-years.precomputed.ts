import { actDeductionYears, mortgageInsuranceFrom } from '#facts/tax-years/law-years.ts'

/** Years that hints name. Worked out while building, so that the form loads no law. */
export const formYears = {
  carLoanFrom: actDeductionYears.value.from,
  mortgageInsuranceFrom: mortgageInsuranceFrom.value,
}

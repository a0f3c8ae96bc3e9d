import { updateHomeLoan } from './budget-actions.ts'

/** Takes a home payment (dollars a month) from a calculator into the budget and into Income and Expenses. */
export function setHomePayment(emi: number): void {
  updateHomeLoan({ emi: Math.round(emi * 100) / 100 })
}

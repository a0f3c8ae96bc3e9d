/** When a question is asked. */
type Family = 'married' | 'partner' | 'single'
export interface HasFamily {
  readonly family: Family
}
export interface HasChildren {
  readonly children: readonly unknown[]
}

export const withPartner = ({ family }: HasFamily): boolean => family !== 'single'
export const hasChildren = ({ children }: HasChildren): boolean => children.length > 0
export const hasBoth = (inputs: HasFamily & HasChildren): boolean => withPartner(inputs) && hasChildren(inputs)
/** A number of years is asked where it is chosen, and where there is nothing else to go by. */
export const asksYears = (inputs: HasFamily & HasChildren & { readonly until: string }): boolean =>
  inputs.until === 'years' || (!hasChildren(inputs) && (inputs.until === 'grown' || !withPartner(inputs)))
export const ownCollege = (inputs: HasChildren & { readonly college: string }): boolean =>
  hasChildren(inputs) && inputs.college === 'own'
export const paysCollege = (inputs: HasChildren & { readonly college: string }): boolean =>
  hasChildren(inputs) && inputs.college !== 'none'
export const countsBenefits = ({ benefits }: { readonly benefits: boolean }): boolean => benefits
export const partnerBenefits = (inputs: HasFamily & { readonly benefits: boolean }): boolean =>
  withPartner(inputs) && inputs.benefits
export const childBenefits = (inputs: HasChildren & { readonly benefits: boolean }): boolean =>
  hasChildren(inputs) && inputs.benefits
export const hasLoan = ({ mortgage }: { readonly mortgage: number }): boolean => mortgage > 0

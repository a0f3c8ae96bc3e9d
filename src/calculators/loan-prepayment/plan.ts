/** What the visitor does besides the payments agreed; cheap, for the form's conditions and the rules alike. */
interface ExtraRow {
  readonly how: string
  readonly amount: number
}
interface Extras {
  readonly extraMonthly: number
  readonly extras: readonly ExtraRow[]
}

/** Extra payments that repeat: they can be stopped. */
export const repeats = ({ extraMonthly, extras }: Extras): boolean =>
  extraMonthly > 0 || extras.some((row) => row.how !== 'once' && row.amount > 0)
export const hasOnce = ({ extras }: { readonly extras: readonly ExtraRow[] }): boolean =>
  extras.some((row) => row.how === 'once' && row.amount > 0)

/** A recast needs the time left, and is offered on mortgages. */
export const canRecast = ({ kind, know }: { readonly kind: string; readonly know: string }): boolean =>
  kind === 'mortgage' && know === 'term'
export const recasts = (inputs: { readonly recast: string; readonly kind: string; readonly know: string }): boolean =>
  inputs.recast === 'recast' && canRecast(inputs)

export const paysMore = (inputs: Extras & { readonly plan: string }): boolean =>
  inputs.plan !== 'monthly' || inputs.extraMonthly > 0 || inputs.extras.some((row) => row.amount > 0)

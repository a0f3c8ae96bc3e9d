/** When a question is asked. */
type Marital = 'single' | 'married' | 'divorced' | 'widowed'
type Knows = 'pay' | 'record' | 'benefit' | 'paid' | 'disability'
type OtherKnows = 'benefit' | 'pay' | 'record'

export interface HasMarital {
  readonly marital: Marital
}
export interface HasOther extends HasMarital {
  readonly otherKnows: OtherKnows
}

export const among =
  (...kinds: readonly Marital[]) =>
  ({ marital }: HasMarital): boolean =>
    kinds.includes(marital)
export const married = among('married')
export const widowed = among('widowed')
export const divorced = among('divorced')
export const notSingle = among('married', 'divorced', 'widowed')
/** With a spouse or former spouse who is alive. */
export const living = among('married', 'divorced')
/** A former spouse's benefit is always told. */
export const asksOtherRecord = among('married', 'widowed')

export const starts =
  (...ways: readonly Knows[]) =>
  ({ knows }: { readonly knows: Knows }): boolean =>
    ways.includes(knows)

/** A disability benefit becomes the retirement benefit: there is nothing to claim. */
export const claims = starts('pay', 'record', 'benefit', 'paid')

export const otherStarts =
  (way: OtherKnows) =>
  (inputs: HasOther): boolean =>
    asksOtherRecord(inputs) && inputs.otherKnows === way
/** Their pay says what their record is, or, of a spouse, what work withholds. */
export const asksOtherPay = (inputs: HasOther): boolean => married(inputs) || otherStarts('pay')(inputs)
export const asksOtherPia = (inputs: HasOther): boolean => divorced(inputs) || otherStarts('benefit')(inputs)
/** A late spouse's claim counts where there was one. */
export const asksOtherClaim = (inputs: HasMarital & { readonly lateClaimed: boolean }): boolean =>
  living(inputs) || (widowed(inputs) && inputs.lateClaimed)

export const asksSex = ({ health }: { readonly health: string }): boolean => health !== 'fixed'
export const asksAge = ({ health }: { readonly health: string }): boolean => health === 'fixed'
export const asksOtherSex = (inputs: HasMarital & { readonly otherHealth: string }): boolean =>
  living(inputs) && inputs.otherHealth !== 'fixed'
export const asksOtherAge = (inputs: HasMarital & { readonly otherHealth: string }): boolean =>
  living(inputs) && inputs.otherHealth === 'fixed'
export const hasCut = ({ cut }: { readonly cut: boolean }): boolean => cut

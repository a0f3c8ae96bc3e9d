/** A home whose price paid is known: its gain is taxed above a free part, which depends on the return. */
export const knowsHomeGain = ({
  assets,
}: {
  readonly assets: readonly { readonly kind: string; readonly basis: number | null }[]
}): boolean => assets.some(({ kind, basis }) => kind === 'home' && basis !== null)

/** The options of a choice from their words: `{ fixed: 'Fixed', arm: 'Adjustable' }`, in that order (numbers from low to high). */
export const choices = <V extends string | number>(
  labels: {
    readonly [K in V]: string
  },
): readonly { readonly value: `${V}`; readonly label: string }[] =>
  (Object.entries<string>(labels) as [`${V}`, string][]).map(([value, label]) => ({ value, label }))

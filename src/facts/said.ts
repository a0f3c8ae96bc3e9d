/**
 * Something the facts or the engine have to say: a key with its values, which are numbers, years and names. The sentence stands in
 * a words file, one for each key of `Values`.
 */
export type Said<Values> = {
  readonly [Key in keyof Values]: { readonly key: Key; readonly values: Values[Key] }
}[keyof Values]

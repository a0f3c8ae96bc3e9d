/** What a link can carry into a calculator's box. */
export type LinkValue = string | number | boolean

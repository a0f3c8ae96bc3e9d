/** Where a puzzle or a riddle leads: a calculator, with numbers where there are some, or a page. */

type Cell = string | number | boolean | null
/** What a link can carry into a calculator's box; rows name their cells. */
type LinkValue = string | number | boolean | readonly Readonly<Record<string, Cell>>[]

export type Tool =
  | { readonly calculator: string; readonly inputs?: Readonly<Record<string, LinkValue>> }
  | { readonly path: string; readonly label: string }

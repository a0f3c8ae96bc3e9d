import type { Cited } from '#facts/cited.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { type Citation, citation } from './presentation.ts'

type TaxSource = keyof typeof taxSources
const isTaxSource = (id: string): id is TaxSource => Object.hasOwn(taxSources, id)

/**
 * A figure of the tax law with the document it names; `what` says what the calculator took from it. Which document that is differs
 * from year to year. Nothing for a figure that names a document of another area.
 */
export const taxCitation = (figure: Cited<unknown>, what: string): readonly Citation[] =>
  isTaxSource(figure.source) ? [citation(taxSources, figure.source, what, figure)] : []

import { createContext, use } from 'react'
import { TermButton } from '../../ui/term-button.tsx'
import { cut, type PageTerms, type TermsIn } from './cut.ts'

/** The terms of this page's texts. Found on the server, so that the page carries no glossary. */
export const PageTermsContext = createContext<PageTerms>({})
const none: TermsIn = []
export const usePageTerms = (id: string): TermsIn => use(PageTermsContext)[id] ?? none

/** A text with its terms as buttons. */
export function Termed({ text, terms }: { readonly text: string; readonly terms: TermsIn }) {
  if (terms.length === 0) return text
  return cut(text, terms).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TermButton key={piece[1]} slug={piece[1]}>
        {piece[0]}
      </TermButton>
    ),
  )
}
/** The same for a text of the page by its id. */
export function TermedText({ id, text }: { readonly id: string; readonly text: string }) {
  return <Termed text={text} terms={usePageTerms(id)} />
}

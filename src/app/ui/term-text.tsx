import type { MarkedText } from '#teaching/glossary/mark-terms.ts'
import { TermButton } from './term-button.tsx'

/** A text whose terms were found beforehand. */
export function TermText({ text }: { readonly text: MarkedText }) {
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TermButton key={piece.slug} slug={piece.slug}>
        {piece.text}
      </TermButton>
    ),
  )
}

/**
 * Text with **bold** figures. A piece is known by its place, not by its words: another figure is then another text in the same element, where a new
 * element would be matched with every style rule, laid out and painted from nothing at each key.
 */
export function Marked({ text }: { text: string }) {
  return markedPieces(text).map(({ piece, isBold, key }) =>
    isBold ? <b key={key}>{piece}</b> : <span key={key}>{piece}</span>,
  )
}

/** Plain and bold pieces in turn, each with the name of its place. */
export function markedPieces(text: string) {
  return text.split('**').map((piece, at) => ({ piece, isBold: at % 2 === 1, key: `piece-${at}` }))
}

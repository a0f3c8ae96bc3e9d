/** Text with **bold** figures. */
export function Marked({ text }: { text: string }) {
  const pieces = text.split('**')
  const seen = pieces.map((piece, i) => ({ piece, bold: i % 2 === 1, key: `${i}${piece}` }))
  return seen.map(({ piece, bold, key }) => (bold ? <b key={key}>{piece}</b> : <span key={key}>{piece}</span>))
}

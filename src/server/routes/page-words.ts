/** What a page of ours says, as plain words: its tags, scripts and styles left out, spaces as one. */
export function wordsOfPage(html: string): string {
  const words = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    // A tag inside a sentence is no space; one that ends a block is.
    .replaceAll(/<\/(?:p|li|h\d|td|th|div|section)>|<br\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x27|quot|lt|gt|nbsp|amp);/g, (sign) => signs[sign] ?? sign)
  return oneSpaced(words)
}

const signs: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Spaces of any kind as one; quotation marks as they are typed on any keyboard. */
export const oneSpaced = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').trim()

import { plainOf } from '../scrubber/plain.ts'

/** Whether the writer says to be thirteen or younger. Their text is not kept; the page for children is offered instead. */
export function isByChild(source: string): boolean {
  const { text } = plainOf(source)
  return /\bI(?:'m| am) (?:only )?(?:[5-9]|1[0-3]|eight|nine|ten|eleven|twelve|thirteen)(?: years? old| yrs? old| y\/?o\b|(?=[,.!]? (?:and (?:I )?(?:want|have|get|need|in)|in (?:\w+ )?(?:grade|school)))|[.!]?$)/im.test(
    text,
  )
}

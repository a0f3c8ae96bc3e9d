import { plainOf } from '../scrubber/plain.ts'

/** What is left of a text when spelling tricks are folded away: two that leave the same are the same said twice. */
export const bareText = (source: string): string =>
  plainOf(source)
    .text.toLowerCase()
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

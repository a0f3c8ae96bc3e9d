import type { Citation } from '../kit/presentation.ts'

/** A source as the API gives it. */
export const toldSource = ({ id, source, what, where, asOf, status, confidence }: Citation) => ({
  id,
  title: source.title,
  publisher: source.publisher,
  ...(source.url ? { url: source.url } : {}),
  what,
  ...(where ? { where } : {}),
  ...(asOf ? { asOf } : {}),
  status,
  ...(confidence ? { confidence } : {}),
  checked: source.checked,
})

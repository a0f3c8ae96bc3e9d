/** What is asked beside the household. */
export const formWords = {
  buffer: 'Keep at least',
  bufferHint: 'In the account at all times',
}

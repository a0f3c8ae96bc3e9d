/** Words as they stand in an address: whatever could end or change it is written as its bytes. */
export const inAddress = (words: string): string => encodeURIComponent(words).replaceAll("'", '%27')

/**
 * The text of a bank's file: by its mark (UTF-8, UTF-16), by what an OFX header says, as UTF-8 where it is valid, else as Windows-1252,
 * which older downloads are written in.
 */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Every other byte zero in the beginning: UTF-16 without its mark.
  const zeros = [...bytes.subarray(1, 40)].filter((byte, at) => at % 2 === 0 && byte === 0).length
  if (bytes.length > 40 && zeros > 15) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * A script with every sign beyond Latin-1 written as an escape. Its thread keeps the text of a script as long as it lives, two bytes for each sign
 * where a single one does not fit into one: a curly apostrophe doubles it. Raw templates show their escapes, so a script that has any stays as it is.
 */
export function oneByte(script: string): string {
  if (/\bString\.raw\b/.test(script)) return script
  return script.replaceAll(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

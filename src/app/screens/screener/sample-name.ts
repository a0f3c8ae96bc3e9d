/** An invented company's name says so; a table says it beside the name, where there is more room. */
const mark = ' (sample)'
export const isSample = (name: string): boolean => name.endsWith(mark)
export const bareName = (name: string): string => (isSample(name) ? name.slice(0, -mark.length) : name)
